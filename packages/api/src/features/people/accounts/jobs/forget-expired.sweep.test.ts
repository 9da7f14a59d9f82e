import { afterAll, beforeAll, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { issueAccountToken } from '#features/people/accounts/account-tokens.ts';
import { forgetExpired } from '#features/people/accounts/jobs/forget-expired.sweep.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const counts = async () => {
  const [row] = await test.app.orm.em.getConnection().execute<Record<string, string>[]>(
    `select (select count(*) from account_tokens) as tokens,
            (select count(*) from sessions) as sessions,
            (select count(*) from rate_limit_hits) as hits`,
  );
  return Object.values(row ?? {}).map(Number);
};

it('the sweep forgets what ended a month ago, and nothing that still holds', async () => {
  const member = await signUpMember(test);
  const ctx = newContext(test.app, { kind: 'system', job: 'test' });
  const sweep = () => forgetExpired.run(newContext(test.app, { kind: 'system', job: 'sweep' }));
  const { em } = ctx;
  await issueAccountToken(ctx, { id: member.userId, email: member.email }, 'verify-email');
  await test.app.rateLimit.take('test', 'key', { max: 1, perSeconds: 60 });
  await em.getConnection().execute(
    `insert into sessions (id, user_id, family_id, token_hash, created_at, last_used_at, expires_at)
     select gen_random_uuid(), user_id, family_id, 'ended', created_at, last_used_at, ?::timestamptz
       from sessions`,
    [test.clock.now().add({ hours: 1 }).toString()],
  );
  expect(await counts()).toEqual([1, 2, 1]);
  await sweep();
  expect(await counts()).toEqual([1, 2, 1]);
  test.clock.advance({ hours: 25 });
  await sweep();
  expect(await counts()).toEqual([1, 2, 0]);
  test.clock.advance({ hours: 34 * 24 });
  await sweep();
  expect(await counts()).toEqual([0, 1, 0]);
  await sweep();
  expect(await counts()).toEqual([0, 1, 0]);
});
