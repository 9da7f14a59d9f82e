import {
  ApiKeysDocument,
  CreateApiKeyDocument,
  CreateServiceKeyDocument,
  RevokeApiKeyDocument,
  ServiceKeysDocument,
  RevokeServiceKeyDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newApiKey } from '#features/integrations/api-keys/key-format.ts';
import { giveKey } from '#testing/api-keys.ts';
import { graphql } from '#testing/graphql.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let ann: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  ann = await signUpMember(test);
});
afterAll(() => test.close());

const sql = (statement: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Record<string, unknown>[]>(statement, values);

async function ask(query: string, headers: Record<string, string>) {
  const response = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query },
  });
  const body = response.json<{
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: Record<string, unknown> }[];
    code?: string;
  }>();
  return { status: response.statusCode, headers: response.headers, ...body };
}

async function create(member: TestMember, input: object) {
  const { data, errors } = await graphql(
    test,
    CreateApiKeyDocument,
    { input } as never,
    member.cookie,
  );
  return { created: data?.createApiKey, code: errors[0]?.extensions?.code, errors };
}

describe('a personal key', () => {
  it('is shown once, stored as a hash, and acts as its member in the family it was made in', async () => {
    const { created } = await create(ann, { name: ' My  script ', scopes: ['account:read'] });
    expect(created?.apiKey).toMatchObject({ name: 'My script', state: 'ACTIVE', lastUsedAt: null });
    const dump = JSON.stringify(await sql('select * from api_keys'));
    expect(dump).not.toContain(created!.secret.slice(8));
    const listed = await graphql(test, ApiKeysDocument, {}, ann.cookie);
    expect(JSON.stringify(listed.data)).not.toContain(created!.secret);
    expect(listed.data?.apiKeys.edges[0]?.node.hint).toBe(created!.apiKey.hint);
    const answer = await ask('{ me { id family { id } } }', {
      authorization: `Bearer ${created!.secret}`,
    });
    expect(answer.data).toEqual({ me: { id: ann.userId, family: { id: ann.familyId } } });
  });

  it('never exceeds 50, however many are requested at once (S10)', async () => {
    const many = await signUpMember(test);
    const one = { name: 'a script', scopes: ['account:read'] };
    const answers = await Promise.all(Array.from({ length: 70 }, () => create(many, one)));
    expect(answers.filter(({ created }) => created)).toHaveLength(50);
    expect(answers.filter(({ code }) => code === 'WRONG_STATE')).toHaveLength(20);
  });

  it('counts alone: cookies that come with it are not looked at', async () => {
    const bob = await signUpMember(test);
    const key = await giveKey(test, ann);
    const answer = await ask('{ me { id } }', { ...key.headers, cookie: bob.cookie });
    expect(answer.data).toEqual({ me: { id: ann.userId } });
    const bad = await ask('{ me { id } }', { authorization: 'Bearer x', cookie: bob.cookie });
    expect([bad.status, bad.data]).toEqual([401, undefined]);
  });

  it('of an administrator does no administrator’s work', async () => {
    const admin = await signUpMember(test, { role: 'admin' });
    const key = await giveKey(test, admin);
    const answer = await ask('{ systemSettings { maintenanceMode } }', key.headers);
    expect(answer.status).toBe(403);
  });

  it('notes its use at most once a minute', async () => {
    const key = await giveKey(test, ann);
    const lastUse = async () =>
      (await sql('select last_used_at from api_keys where id = ?', [key.id]))[0]?.['last_used_at'];
    await ask('{ me { id } }', key.headers);
    const first = await vi.waitUntil(lastUse);
    test.clock.advance({ seconds: 59 });
    await ask('{ me { id } }', key.headers);
    expect(await lastUse()).toEqual(first);
    test.clock.advance({ seconds: 2 });
    await ask('{ me { id } }', key.headers);
    await vi.waitUntil(async () => String(await lastUse()) !== String(first));
  });

  it.each([
    ['leaves the family', 'delete from memberships where user_id = ?'],
    ['is suspended', 'update users set suspended_at = created_at where id = ?'],
    ['is deleted', 'update users set deleted_at = created_at where id = ?'],
  ])('ends when its member %s', async (_what, statement) => {
    const guest = await signUpMember(test, { familyId: ann.familyId });
    const key = await giveKey(test, guest);
    await sql(statement, [guest.userId]);
    expect(await ask('{ me { id } }', key.headers)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'KEY_STOPPED' } }],
    });
  });
});

describe('a key that does not hold', () => {
  it.each([
    ['a forged one', () => newApiKey('personal').secret],
    ['one of another product', () => 'sk_live_0123456789012345678901234567890123'],
    ['one with a wrong checksum', () => `${newApiKey('personal').secret.slice(0, -1)}-`],
    ['one copied twice', () => `${newApiKey('personal').secret} ${newApiKey('personal').secret}`],
    ['an empty one', () => ''],
  ])('%s is distinguished: 401 KEY_UNKNOWN, for GraphQL and REST', async (_what, secret) => {
    const headers = { authorization: `Bearer ${secret()}` };
    const answer = await ask('{ me { id } }', headers);
    expect(answer).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'KEY_UNKNOWN' } }],
    });
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    const rest = await test.server.inject({ url: '/api/auth/status', headers });
    expect([rest.statusCode, rest.json()]).toMatchObject([401, { code: 'KEY_UNKNOWN' }]);
    expect(rest.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  it('a service key with the prefix of a personal one is unknown', async () => {
    const { secret } = await giveKey(test, ann, { kind: 'service' });
    const answer = await ask('{ me { id } }', {
      authorization: `Bearer ${secret.replace('ic_service_', 'ic_live_')}`,
    });
    expect(answer.status).toBe(401);
  });

  it('reports its expiry from that instant on', async () => {
    const { created } = await create(ann, {
      name: 'short',
      scopes: ['account:read'],
      expiresInDays: 1,
    });
    const headers = { authorization: `Bearer ${created!.secret}` };
    test.clock.advance({ hours: 23, minutes: 59 });
    expect((await ask('{ me { id } }', headers)).status).toBe(200);
    test.clock.advance({ minutes: 1 });
    expect(await ask('{ me { id } }', headers)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'KEY_EXPIRED' } }],
    });
    const listed = await graphql(test, ApiKeysDocument, {}, ann.cookie);
    const states = listed.data!.apiKeys.edges.map(({ node }) => [node.name, node.state]);
    expect(states).toContainEqual(['short', 'EXPIRED']);
  });

  it('ends at once when it is revoked, and leaves the list', async () => {
    const key = await giveKey(test, ann);
    expect((await ask('{ me { id } }', key.headers)).status).toBe(200);
    await graphql(test, RevokeApiKeyDocument, { id: key.id }, ann.cookie);
    expect(await ask('{ me { id } }', key.headers)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'KEY_REVOKED' } }],
    });
    const listed = await graphql(test, ApiKeysDocument, { first: 100 }, ann.cookie);
    expect(listed.data!.apiKeys.edges.map(({ node }) => node.id)).not.toContain(key.id);
  });
});

describe('a scope', () => {
  it('that is missing is named: 403 FORBIDDEN, before anything runs', async () => {
    const key = await giveKey(test, ann, { scopes: ['messages:read'] });
    const both = '{ messages { nodes { id } } me { id } }';
    expect(await ask(both, key.headers)).toMatchObject({
      status: 403,
      errors: [
        {
          message: "This API key lacks the scope 'account:read'.",
          extensions: { code: 'FORBIDDEN', scope: 'account:read', field: 'me' },
        },
      ],
    });
    expect((await ask('{ messages { nodes { id } } }', key.headers)).status).toBe(200);
    const rest = await test.server.inject({ url: '/api/auth/status', headers: key.headers });
    expect([rest.statusCode, rest.json()]).toEqual([
      403,
      { code: 'FORBIDDEN', message: "This API key lacks the scope 'account:read'." },
    ]);
  });

  it.each([
    ['a fragment', '{ ...A } fragment A on Query { me { id } }'],
    ['an inline fragment', '{ ... on Query { ... { me { id } } } }'],
    ['an alias', '{ messages: me { id } }'],
    ['what is skipped', '{ me @skip(if: true) { id } }'],
    ['another operation of the document', 'query One { me { id } } query Two { __typename }'],
  ])('is needed behind %s too', async (_what, query) => {
    const key = await giveKey(test, ann, { scopes: ['messages:read'] });
    const operationName = query.includes('One') ? 'One' : undefined;
    const response = await test.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: key.headers,
      payload: { query, operationName },
    });
    expect(response.statusCode).toBe(403);
  });

  it('is needed for what another feature keeps, wherever it is reached from', async () => {
    const query = '{ messages { nodes { attachments { recording { title } } } } }';
    const key = await giveKey(test, ann, { scopes: ['messages:read'] });
    expect((await ask(query, key.headers)).errors?.[0]?.extensions['scope']).toBe(
      'recordings:read',
    );
    const both = await giveKey(test, ann, { scopes: ['messages:read', 'recordings:read'] });
    expect((await ask(query, both.headers)).status).toBe(200);
  });

  it('to write opens reading of the same feature, and of no other', async () => {
    const key = await giveKey(test, ann, { scopes: ['messages:write'] });
    expect((await ask('{ messages { nodes { id } } }', key.headers)).status).toBe(200);
    expect((await ask('{ recordings { nodes { id } } }', key.headers)).status).toBe(403);
  });

  it('never opens what needs the person', async () => {
    const key = await giveKey(test, ann);
    for (const query of ['{ apiKeys { edges { cursor } } }', '{ sessions { id } }']) {
      const answer = await ask(query, key.headers);
      expect([answer.status, answer.errors?.[0]?.message]).toEqual([
        403,
        'No API key may do this: it needs a person who is signed in.',
      ]);
    }
  });

  it('is not needed to learn what the API can do', async () => {
    const key = await giveKey(test, ann, { scopes: ['messages:read'] });
    expect((await ask('{ __schema { queryType { name } } __typename }', key.headers)).status).toBe(
      200,
    );
  });
});

describe('making a key', () => {
  it.each([
    ['no name', { name: ' \u200b', scopes: ['account:read'] }, 'name'],
    ['a name too long', { name: 'n'.repeat(81), scopes: ['account:read'] }, 'name'],
    ['no scope', { name: 'n', scopes: [] }, 'scopes'],
    ['a scope nobody knows', { name: 'n', scopes: ['__proto__'] }, 'scopes'],
    ['a scope of the product', { name: 'n', scopes: ['users:read'] }, 'scopes'],
    [
      'an end in the past',
      { name: 'n', scopes: ['account:read'], expiresInDays: 0 },
      'expiresInDays',
    ],
  ])('is refused with %s', async (_what, input, field) => {
    const { code, errors } = await create(ann, input);
    expect(code).toBe('INVALID_INPUT');
    expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual([field]);
  });

  it('is refused after the fiftieth', async () => {
    const carol = await signUpMember(test);
    for (let made = 0; made < 49; made += 1) await giveKey(test, carol);
    await giveKey(test, carol, { expiresAt: '2020-01-01T00:00:00Z' });
    expect((await create(carol, { name: 'n', scopes: ['account:read'] })).code).toBeUndefined();
    expect((await create(carol, { name: 'n', scopes: ['account:read'] })).code).toBe('WRONG_STATE');
  });
});

describe('a service key', () => {
  const input = { name: 'Nightly report', scopes: ['settings:read'], expiresInDays: 30 };

  it('is made by an administrator, does that work, and stands in the audit log without its secret', async () => {
    const admin = await signUpMember(test, { role: 'admin' });
    const made = await graphql(test, CreateServiceKeyDocument, { input }, admin.cookie);
    const { secret, apiKey } = made.data!.createServiceKey;
    const headers = { authorization: `Bearer ${secret}` };
    expect((await ask('{ systemSettings { maintenanceMode } }', headers)).status).toBe(200);
    expect((await ask('{ messages { nodes { id } } }', headers)).status).toBe(403);
    await graphql(test, RevokeServiceKeyDocument, { id: apiKey.id }, admin.cookie);
    const log = await sql('select action, subject_id, after from audit_events order by at');
    expect(log.filter((line) => line['subject_id'] === apiKey.id)).toMatchObject([
      { action: 'serviceKey.create', after: { scopes: 'settings:read', hint: apiKey.hint } },
      { action: 'serviceKey.revoke' },
    ]);
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  it('is nothing for a member', async () => {
    const made = await graphql(test, CreateServiceKeyDocument, { input }, ann.cookie);
    expect(made.errors[0]?.extensions?.code).toBe('FORBIDDEN');
    const listed = await graphql(test, ServiceKeysDocument, {}, ann.cookie);
    expect(listed.errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('is seen and ended by every administrator, and ends with the role of its maker', async () => {
    const maker = await signUpMember(test, { role: 'admin' });
    const other = await signUpMember(test, { role: 'admin' });
    const [one, two] = [
      await giveKey(test, maker, { kind: 'service' }),
      await giveKey(test, maker, { kind: 'service' }),
    ];
    const listed = await graphql(test, ServiceKeysDocument, { first: 1 }, other.cookie);
    expect(listed.data?.serviceKeys).toMatchObject({
      edges: [{ node: { madeBy: memberName(maker.userId) } }],
      pageInfo: { hasNextPage: true },
    });
    await graphql(test, RevokeServiceKeyDocument, { id: one.id }, other.cookie);
    expect((await ask('{ __typename }', one.headers)).status).toBe(401);
    expect((await ask('{ __typename }', two.headers)).status).toBe(200);
    await sql(`update users set role = 'member' where id = ?`, [maker.userId]);
    expect(await ask('{ __typename }', two.headers)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'KEY_STOPPED' } }],
    });
  });
});
