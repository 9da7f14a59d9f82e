import { describe, expect, it } from 'vitest';
import { passwordFault, passwordForm } from './password-rules.ts';

describe('passwordFault', () => {
  it.each([
    '123456',
    'password',
    'PASSWORD',
    'Qwerty123',
    'letmein',
    'iloveyou',
    'ｐａｓｓｗｏｒｄ',
    '      ',
  ])('refuses %s, which thieves try first', (password) =>
    expect(passwordFault(password, [])).toMatch(/Many people/),
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
