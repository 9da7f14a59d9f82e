import { describe, expect, it } from 'vitest';
import { displayName } from './session-user.ts';
import { signInForm, signInInput } from './sign-in.input.ts';
import { signUpForm, signUpInput } from './sign-up.input.ts';
import { timeZoneField } from './time-zone.input.ts';

const words = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

describe('the sign-up form', () => {
  it('shows a newcomer the documented words under each field', () => {
    expect(words(signUpForm.safeParse({ email: 'ann', password: '12345' }))).toEqual({
      email: 'Please enter a valid email',
      password: 'Password must be at least 6 characters',
    });
  });

  it('takes a password of exactly 6 characters of any script', () => {
    for (const password of ['sécret', '密码密码密码', '👩‍👧a b', '      '])
      expect(signUpForm.safeParse({ email: 'a@example.org', password }).success).toBe(true);
    expect(signUpForm.safeParse({ email: 'a@example.org', password: '🔑🔑🔑' }).success).toBe(
      false,
    );
  });

  it('refuses a password too long to hash or no text, with words', () => {
    for (const password of ['a'.repeat(257), 'secret\0secret', 'secret\ud800'])
      expect(
        Object.keys(words(signUpForm.safeParse({ email: 'a@example.org', password }))),
      ).toEqual(['password']);
  });
});

describe('the sign-up payload', () => {
  it('is taken as documented', () => {
    const payload = {
      username: 'ann',
      email: 'Ann@Example.org',
      password: 'garden gate',
      browser: 'safari',
      mobile: true,
    };
    expect(signUpInput.parse(payload)).toEqual({ ...payload, email: 'Ann@example.org' });
  });

  it.each([null, 7, [], 'text', {}, { email: {}, password: [], browser: 1, mobile: 'yes' }])(
    'of a careless caller (%j) is refused with words and no exception',
    (payload) => expect(signUpInput.safeParse(payload).success).toBe(false),
  );
});

describe('the sign-in form', () => {
  it('shows a member the documented words', () => {
    expect(words(signInForm.safeParse({ email: 'ann@', password: '' }))).toEqual({
      email: 'Please enter a valid email',
      password: 'Password is required',
    });
    expect(words(signInForm.safeParse({}))).toEqual({
      email: 'Please enter a valid email',
      password: 'Password is required',
    });
  });

  it('takes a short password, since an old rule may have allowed it', () => {
    expect(signInForm.safeParse({ email: 'a@example.org', password: 'x' }).success).toBe(true);
    expect(signInInput.safeParse({ username: 'a@example.org', password: 'x' }).success).toBe(true);
  });
});

describe('timeZoneField', () => {
  it('takes IANA names in any case and refuses everything else', () => {
    expect(timeZoneField.parse('europe/lisbon')).toBe('Europe/Lisbon');
    for (const name of ['', '+01:00', 'Mars/Olympus', 'Europe/Lisbon\n', 'a'.repeat(500), 3])
      expect(timeZoneField.safeParse(name).success).toBe(false);
  });
});

describe('displayName', () => {
  it('is the username, or what stands before the at-sign', () => {
    expect(displayName({ username: 'Ann', email: 'x@example.org' })).toBe('Ann');
    expect(displayName({ username: ' ', email: 'x@example.org' })).toBe('x');
    expect(displayName({ email: 'ann.lee@example.org' })).toBe('ann.lee');
  });
});
