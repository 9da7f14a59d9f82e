import { authRateLimits } from '@infinite/schema/catalogue/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let member: TestMember;
beforeEach(async () => {
  testApp = await createTestApp({ now: '2041-05-04T08:00:00Z' });
  member = await signUpMember(testApp, { unconfirmed: true });
});
afterEach(() => testApp.close());

const { max, perSeconds } = authRateLimits.verificationPerAccount;

async function askForMail() {
  const { headers, json } = await testApp.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie: member.cookie },
    payload: { query: 'mutation { resendVerification }' },
  });
  const { errors } = json<{ errors?: { extensions: { code: string } }[] }>();
  return { code: errors?.[0]?.extensions.code, retryAfter: headers['retry-after'] };
}

test('an operation over its rate limit sends Retry-After', async () => {
  const taken = { code: undefined, retryAfter: undefined };
  for (let times = 0; times < max; times += 1) expect(await askForMail()).toEqual(taken);
  testApp.clock.advance({ seconds: 60 });
  const refused = { code: 'RATE_LIMITED', retryAfter: String(perSeconds - 60) };
  expect(await askForMail()).toEqual(refused);
  testApp.clock.advance({ seconds: perSeconds - 60 });
  expect(await askForMail()).toEqual(taken);
});
