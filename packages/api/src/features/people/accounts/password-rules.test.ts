import { describe, expect, it } from 'vitest';
import { passwordForm } from './password-form.ts';
import { passwordFault } from './password-rules.ts';

describe('passwordFault', () => {
  it.each([
    '123456',
    'password',
    'PASSWORD',
    'Qwerty123',
    'letmein',
    'iloveyou',
    // Far down the list.
    'vjht0409',
    '19051987',
    'ｐａｓｓｗｏｒｄ',
    '      ',
  ])('refuses %s, which thieves try first', (password) =>
    expect(passwordFault(password, [])).toMatch(/thieves try first/),
  );

  it('refuses the account’s own names', () => {
    for (const password of ['Wilma.Lee@Example.org', 'wilma.lee', 'WILMA-LEE'])
      expect(passwordFault(password, ['wilma.lee@example.org', 'Wilma-Lee'])).toMatch(/not your/);
  });

  it.each(['garden gate', 'xk7 pq', 'Großmutters Uhr', '密码是这个吗'])('takes %s', (password) =>
    expect(passwordFault(password, ['ann@example.org', ''])).toBeNull(),
  );
});

describe('passwordForm', () => {
  it('makes one of what two keyboards type, and keeps case and spaces', () => {
    expect(passwordForm('Mu\u0308he\u00a0los ')).toBe('Mühe los ');
  });
});
