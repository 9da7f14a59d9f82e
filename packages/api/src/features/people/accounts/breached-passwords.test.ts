import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { breachedFilter } from './breached-filter.ts';
import { isBreached } from './breached-passwords.ts';

it('knows every common password of another list', () => {
  const common = dictionary['passwords-common'].filter(
    (password) => password.length >= breachedFilter.minimumLength,
  );
  expect(common.length).toBeGreaterThan(40_000);
  expect(common.filter((password) => !isBreached(password))).toEqual([]);
});

it('takes about one in 5,800 others for one of its own', () => {
  const others = Array.from({ length: 100_000 }, (_, n) =>
    createHash('sha256').update(`other ${n}`).digest('base64'),
  );
  const mistaken = others.filter((password) => isBreached(password)).length;
  expect(mistaken / others.length).toBeLessThan(2 / 5_800);
});
