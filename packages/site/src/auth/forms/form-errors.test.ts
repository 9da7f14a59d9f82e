import { signInForm } from '@infinite/schema/accounts/sign-in.input';
import { signUpForm } from '@infinite/schema/accounts/sign-up.input';
import { describe, expect, it } from 'vitest';
import { formErrors } from './form-errors.ts';

describe('what the forms say under their fields', () => {
  it.each([
    ['', '', { email: 'Please enter a valid email', password: 'Password is required' }],
    ['ann@', 'x', { email: 'Please enter a valid email' }],
    ['ann@example.org', '', { password: 'Password is required' }],
  ])('sign-in with %j and %j', (email, password, errors) => {
    expect(formErrors(signInForm, { email, password })).toEqual(errors);
  });

  it.each([
    [
      'no',
      '12345',
      { email: 'Please enter a valid email', password: 'Password must be at least 6 characters' },
    ],
    ['ann@example.org', '12345', { password: 'Password must be at least 6 characters' }],
  ])('sign-up with %j and %j', (email, password, errors) => {
    expect(formErrors(signUpForm, { email, password })).toEqual(errors);
  });

  it('finds nothing to say about what can be sent', () => {
    expect(formErrors(signUpForm, { email: ' ann@example.org ', password: '123456' })).toBeNull();
  });
});
