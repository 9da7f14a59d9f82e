import type { AddressInfo } from 'node:net';
import {
  ChangeMemberRoleDocument,
  LeaveFamilyDocument,
  RemoveMemberDocument,
  RevokeSessionDocument,
  SignOutEverywhereDocument,
} from '@infinite/schema/generated/graphql';
import { liveLimits } from '@infinite/schema/catalogue/notifications';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createApp, createHttpServer } from '#app.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { graphql } from '#testing/graphql.ts';
import { openStream, type OpenStream } from '#testing/live-streams.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
await test.server.listen({ port: 0, host: '127.0.0.1' });
// A second process on the same database: its streams learn everything by NOTIFY and its own checks.
const second = await createApp(test.app.config, test.databaseUrl, { clock: test.clock });
await second.start();
const other = await createHttpServer(second);
await other.server.listen({ port: 0, host: '127.0.0.1' });

const opened: OpenStream[] = [];
afterAll(async () => {
  for (const stream of opened) stream.close();
  await other.server.close();
  await second.stop();
  await test.close();
});

/** On the second process. */
async function open(
  { cookie }: Pick<TestMember, 'cookie'>,
  query = '',
  headers: object = { accept: 'text/event-stream' },
): Promise<OpenStream> {
  const stream = await openStream(other.server, { cookie, query, headers });
  opened.push(stream);
  return stream;
}

/** Without the news that the reader is here. */
const told = ({ kinds }: OpenStream) => kinds.filter((kind) => kind !== 'presence');
const em = () => test.app.orm.em.fork();
/** Within what the specification of the feature allows. */
const soon = { timeout: 5000 };

describe('the stream of an open page', () => {
  it('brings events of the member and of the family in view, from another process', async () => {
    const ann = await signUpMember(test);
    const stream = await open(ann);
    expect(stream.status).toBe(200);
    const eve = await signUpMember(test);
    const hers = await open(eve);
    await publishLive(em(), { to: { familyId: ann.familyId }, kind: 'comment', id: 'x1' });
    await publishLive(em(), { to: { userId: ann.userId }, kind: 'notice', id: null });
    await publishLive(em(), { to: { userId: eve.userId }, kind: 'hers', id: null });
    await vi.waitFor(() => expect(told(stream)).toEqual(['comment', 'notice']), soon);
    expect(stream.text).toContain('data: {"kind":"comment","id":"x1"}\n\n');
    await vi.waitFor(() => expect(told(hers)).toEqual(['hers']), soon);
  });

  it('begins with what happened since its page was asked for', async () => {
    const ann = await signUpMember(test);
    const listening = await open(ann);
    await publishLive(em(), { to: { familyId: ann.familyId }, kind: 'comment', id: 'x1' });
    await vi.waitFor(() => expect(told(listening)).toEqual(['comment']), soon);
    const later = await open(ann, '?age=1000');
    // A process that is younger than the page has it fetch everything.
    await vi.waitFor(() => expect(told(later)).toEqual([expect.stringMatching(/comment|refresh/)]));
    expect((await open(ann, '?age=-1')).status).toBe(400);
  });

  it('shows the family that the page names, and never one of others', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test);
    const refused = await open(tom, `?family=${ann.familyId}`);
    expect(refused.status).toBe(403);
    const own = await open(tom, `?family=${tom.familyId}`);
    expect(own.status).toBe(200);
  });

  it('is over at once, without an error, for visitors of a sample family', async () => {
    const ann = await signUpMember(test);
    const connection = test.app.orm.em.getConnection();
    await connection.execute('update users set sample = true where id = ?', [ann.userId]);
    expect((await open(ann)).status).toBe(204);
  });

  it('is for members with a session, and for event sources', async () => {
    expect((await open({ cookie: '' })).status).toBe(401);
    const ann = await signUpMember(test);
    expect((await open(ann, '', { accept: '*/*' })).status).toBe(400);
  });

  it('is refused to an account that has too many', async () => {
    const ann = await signUpMember(test);
    for (let n = 0; n < liveLimits.streamsPerAccount; n += 1) {
      expect((await open(ann)).status).toBe(200);
    }
    const last = opened.at(-1);
    expect((await open(ann)).status).toBe(429);
    last?.close();
    await vi.waitFor(async () => expect((await open(ann)).status).toBe(200), soon);
  });
});

describe('a stream ends within seconds in another process', () => {
  const relative = async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'editor' });
    return { ann, tom, stream: await open(tom), stays: await open(ann) };
  };
  type Cast = Awaited<ReturnType<typeof relative>>;
  const run = (sql: string, values: unknown[]) =>
    test.app.orm.em.getConnection().execute(sql, values);

  const causes: [string, (cast: Cast) => Promise<unknown>][] = [
    [
      'the member is removed',
      ({ ann, tom }) => graphql(test, RemoveMemberDocument, { id: tom.userId }, ann.cookie),
    ],
    ['the member leaves', ({ tom }) => graphql(test, LeaveFamilyDocument, {}, tom.cookie)],
    [
      'the member gets another role',
      ({ ann, tom }) =>
        graphql(test, ChangeMemberRoleDocument, { id: tom.userId, role: 'VIEWER' }, ann.cookie),
    ],
    [
      'the member signs out',
      ({ tom }) =>
        test.server.inject({
          method: 'POST',
          url: '/api/auth/signout',
          headers: { cookie: tom.cookie },
        }),
    ],
    [
      'the member signs out everywhere',
      ({ tom }) => graphql(test, SignOutEverywhereDocument, { keepAccess: true }, tom.cookie),
    ],
    [
      'the session is revoked',
      async ({ tom }) => {
        const { sessionId } = (await tom.ctx()).actor as { sessionId: string };
        await graphql(test, RevokeSessionDocument, { id: sessionId }, tom.cookie);
      },
    ],
    [
      'the account is suspended, however that came about',
      ({ tom }) => run('update users set suspended_at = now() where id = ?', [tom.userId]),
    ],
    [
      'the session expires',
      ({ tom }) =>
        run('update sessions set expires_at = created_at where user_id = ?', [tom.userId]),
    ],
  ];

  it.each(causes)('when %s', async (_, cause) => {
    const cast = await relative();
    expect(cast.stream.status).toBe(200);
    await cause(cast);
    await vi.waitFor(() => expect(cast.stream.ended).toBe(true), soon);
    expect(cast.stays.ended).toBe(false);
    const again = await open(cast.tom, `?family=${cast.ann.familyId}`);
    expect(again.status).toBe(
      _.includes('role') ? 200 : _.includes('remov') || _.includes('leaves') ? 403 : 401,
    );
  });
});

describe('a process that stops', () => {
  it('ends its streams instead of waiting for them', async () => {
    const third = await createApp(test.app.config, test.databaseUrl, { clock: test.clock });
    await third.start();
    const { server } = await createHttpServer(third);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const ann = await signUpMember(test);
    const { port } = server.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/live`, {
      headers: { cookie: ann.cookie, accept: 'text/event-stream' },
    });
    const read = answer.text();
    await server.close();
    expect(await read).toContain('retry:');
    await third.stop();
  });
});
