import {
  RotateApiKeyDocument,
  RotateServiceKeyDocument,
  ServiceKeysDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveKey, type TestKey } from '#testing/api-keys.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let ann: TestMember;
let admin: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  ann = await signUpMember(test);
  admin = await signUpMember(test, { role: 'admin' });
});
afterAll(() => test.close());

const hour = 3_600_000;
const inHours = (hours: number) =>
  new Date(test.clock.now().epochMilliseconds + hours * hour).toISOString();
const rotate = async (id: string, cookie = ann.cookie) => {
  const { data, errors } = await graphql(test, RotateApiKeyDocument, { id }, cookie);
  return { made: data?.rotateApiKey, code: errors[0]?.extensions?.code };
};
const statusOf = async ({ headers }: Pick<TestKey, 'headers'>) =>
  (await test.server.inject({ url: '/api/auth/status', headers })).statusCode;
const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });

it('both keys work for a day, then only the new one, with the same scopes and lifetime', async () => {
  const old = await giveKey(test, ann, { scopes: ['account:read'], expiresAt: inHours(2400) });
  const { made } = await rotate(old.id);
  expect(made).toMatchObject({
    oldExpiresAt: inHours(24).replace('.000', ''),
    apiKey: { name: 'a key', scopes: ['account:read'], lastUsedAt: null },
  });
  expect(Date.parse(String(made!.apiKey.expiresAt))).toBe(Date.parse(inHours(2400)));
  expect([await statusOf(old), await statusOf(bearer(made!.secret))]).toEqual([200, 200]);
  test.clock.advance({ hours: 24 });
  expect([await statusOf(old), await statusOf(bearer(made!.secret))]).toEqual([401, 200]);
});

it('a key that ends sooner is not prolonged, and one without an end stays without one', async () => {
  const soon = inHours(2);
  const short = await giveKey(test, ann, { expiresAt: soon });
  expect(Date.parse(String((await rotate(short.id)).made?.oldExpiresAt))).toBe(Date.parse(soon));
  const endless = await giveKey(test, ann);
  expect((await rotate(endless.id)).made?.apiKey.expiresAt).toBeNull();
});

it('refuses a key that has ended, that is another’s, of the other kind, or of nobody', async () => {
  const ended = await giveKey(test, ann, { expiresAt: inHours(-1) });
  const service = await giveKey(test, admin, { kind: 'service' });
  const other = await signUpMember(test);
  const own = await giveKey(test, ann);
  expect((await rotate(ended.id)).code).toBe('WRONG_STATE');
  expect((await rotate(own.id, other.cookie)).code).toBe('NOT_FOUND');
  expect((await rotate(service.id)).code).toBe('NOT_FOUND');
  expect((await rotate('nothing')).code).toBe('NOT_FOUND');
  const byMember = await graphql(test, RotateServiceKeyDocument, { id: service.id }, ann.cookie);
  expect(byMember.errors[0]?.extensions?.code).toBe('FORBIDDEN');
});

it('an administrator rotates a service key; the audit log names both by their hints', async () => {
  const old = await giveKey(test, admin, { kind: 'service', scopes: ['users:read'] });
  const { data } = await graphql(test, RotateServiceKeyDocument, { id: old.id }, admin.cookie);
  const listed = await graphql(test, ServiceKeysDocument, {}, admin.cookie);
  const hint = data!.rotateServiceKey.apiKey.hint;
  expect(listed.data?.serviceKeys.edges.map(({ node }) => node.hint)).toContain(hint);
  const [row] = await test.app.orm.em
    .getConnection()
    .execute<{ action: string; after: unknown }[]>(
      "select action, after from audit_events where action = 'serviceKey.rotate'",
    );
  expect(JSON.stringify(row)).toContain(hint);
  expect(JSON.stringify(row)).not.toContain(data!.rotateServiceKey.secret);
});
