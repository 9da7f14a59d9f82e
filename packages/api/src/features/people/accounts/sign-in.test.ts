import argon2 from 'argon2';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newContext } from '#platform/context.ts';
import {
  hashPassword,
  isOutdatedHash,
  isPassword,
} from '#features/people/accounts/password-hash.ts';
import { signIn } from '#features/people/accounts/sign-in.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const device = { browser: 'other', mobile: false } as const;
const run = (sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<{ password_hash: string }[]>(sql, values);
const attempt = (username: string, password: string) =>
  signIn(newContext(test.app, { kind: 'visitor' }), { username, password, ...device });

describe('signIn', () => {
  it('does the same work for an unknown e-mail, a wrong password and an account without one', async () => {
    const known = await signUpMember(test);
    const bare = await signUpMember(test);
    await run('update users set password_hash = ? where id = ?', [
      await hashPassword('garden gate'),
      known.userId,
    ]);
    // The work is that of argon2 with the parameters in the hash; its time is not ours to assert.
    const verify = vi.spyOn(argon2, 'verify');
    for (const email of ['nobody@example.org', 'no address', known.email, bare.email]) {
      await expect(attempt(email, 'wrong one')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    const costs = verify.mock.calls.map(([hash]) => /m=\d+,[^$]*/.exec(hash)?.[0]);
    expect(costs).toHaveLength(4);
    expect(new Set(costs).size).toBe(1);
  });

  it('gives a hash with weaker parameters up for a stronger one', async () => {
    const member = await signUpMember(test);
    const weak = await argon2.hash('garden gate', { memoryCost: 8192, timeCost: 1 });
    expect(isOutdatedHash(weak)).toBe(true);
    await run('update users set password_hash = ? where id = ?', [weak, member.userId]);
    await attempt(member.email, 'garden gate');
    const [row] = await run('select password_hash from users where id = ?', [member.userId]);
    expect(isOutdatedHash(row?.password_hash ?? '')).toBe(false);
    expect(await isPassword(row?.password_hash ?? null, 'garden gate')).toBe(true);
  });
});

describe('isPassword', () => {
  it('is never true without a hash, whatever is tried', async () => {
    expect(await isPassword(null, '')).toBe(false);
    expect(await isPassword(null, 'garden gate')).toBe(false);
  });
});
