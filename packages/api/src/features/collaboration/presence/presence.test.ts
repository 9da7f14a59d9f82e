import {
  FamilyPresenceDocument,
  LeaveFamilyDocument,
  ShowPresenceDocument,
} from '@infinite/schema/generated/graphql';
import { presenceLimits } from '@infinite/schema/catalogue/collaboration';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp, createHttpServer } from '#app.ts';
import { graphql } from '#testing/graphql.ts';
import { openStream, type OpenStream } from '#testing/live-streams.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
await test.server.listen({ port: 0, host: '127.0.0.1' });

/** Another process on the same database. */
async function startProcess() {
  const app = await createApp(test.app.config, test.databaseUrl, { clock: test.clock });
  await app.start();
  const { server } = await createHttpServer(app);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await server.close();
    await app.stop();
  };
  return { server, stop };
}
const other = await startProcess();

const opened: OpenStream[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(async () => {
  await other.stop();
  await test.close();
});

let ann: TestMember;
let tom: TestMember;
beforeEach(async () => {
  ann = await signUpMember(test);
  tom = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
});

async function open(
  { cookie }: Pick<TestMember, 'cookie'>,
  server = test.server,
): Promise<OpenStream> {
  const stream = await openStream(server, { cookie });
  opened.push(stream);
  return stream;
}
async function presence({ cookie }: TestMember) {
  const { data, errors } = await graphql(test, FamilyPresenceDocument, {}, cookie);
  expect(errors).toEqual([]);
  return data!.familyPresence ?? null;
}
const here = async (member: TestMember) => (await presence(member))?.here.map(({ name }) => name);
const run = (sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute(sql, values);
const show = (member: TestMember, shown: boolean) =>
  graphql(test, ShowPresenceDocument, { shown }, member.cookie);

/** Within what the specification of the feature allows. */
const soon = { timeout: 5000 };
/** A moment after which a process has looked, and seen that it was only the way to the next page. */
const pass = (ms: number) => test.clock.advance({ milliseconds: ms });

describe('who is here', () => {
  it('is seen in another process, told to open pages, and gone when the last page is closed', async () => {
    const hers = await open(ann);
    const his = await open(tom, other.server);
    await vi.waitFor(async () => expect(await here(ann)).toEqual([memberName(tom.userId)]), soon);
    await vi.waitFor(async () => expect(await here(tom)).toEqual([memberName(ann.userId)]), soon);
    await vi.waitFor(() => expect(hers.kinds).toContain('presence'), soon);

    // The next page of another process: he never leaves.
    his.close();
    const next = await open(tom);
    await vi.waitFor(async () => {
      const rows = await run('select 1 from presences where user_id = ?', [tom.userId]);
      expect(rows).toHaveLength(2);
    }, soon);
    pass(presenceLimits.graceMs);
    await vi.waitFor(async () => {
      const rows = await run('select 1 from presences where user_id = ?', [tom.userId]);
      expect(rows).toHaveLength(1);
    }, soon);
    expect(await here(ann)).toEqual([memberName(tom.userId)]);

    const heard = hers.kinds.length;
    next.close();
    await vi.waitFor(async () => {
      // The server learns of the closing after the test does.
      pass(presenceLimits.graceMs);
      expect(await here(ann)).toEqual([]);
    }, soon);
    await vi.waitFor(() => expect(hers.kinds.length).toBeGreaterThan(heard), soon);
  });

  it('ends by itself with a process that crashed, and open pages hear of it', async () => {
    const crashing = await startProcess();
    const hers = await open(ann);
    await open(tom, crashing.server);
    await vi.waitFor(async () => expect(await here(ann)).toEqual([memberName(tom.userId)]), soon);
    // A process that stops removes nothing either.
    await crashing.stop();
    expect(await here(ann)).toEqual([memberName(tom.userId)]);
    const heard = hers.kinds.length;
    pass(presenceLimits.expiresMs);
    expect(await here(ann)).toEqual([]);
    await vi.waitFor(() => expect(hers.kinds.slice(heard)).toContain('presence'), soon);
    const rows = await run('select user_id from presences where family_id = ?', [ann.familyId]);
    expect(rows).toEqual([{ user_id: ann.userId }]);
  });

  it('is hidden at once by who does not want to be seen, and then hidden from them', async () => {
    const hers = await open(ann);
    await open(tom, other.server);
    await vi.waitFor(async () => expect(await here(ann)).toEqual([memberName(tom.userId)]), soon);
    await vi.waitFor(() => expect(hers.kinds).toContain('presence'), soon);
    const heard = hers.kinds.length;
    expect((await show(tom, false)).errors).toEqual([]);
    expect(await here(ann)).toEqual([]);
    await vi.waitFor(() => expect(hers.kinds.length).toBeGreaterThan(heard), soon);
    expect(await presence(tom)).toEqual({ shown: false, here: [] });

    // Neither a renewal nor a new page shows him again; and a row that is late is not read.
    pass(presenceLimits.renewMs);
    await vi.waitFor(async () => {
      const rows = await run(
        'select user_id from presences where family_id = ? and expires_at = ?',
        [ann.familyId, test.clock.now().add({ milliseconds: presenceLimits.expiresMs }).toString()],
      );
      expect(rows).toEqual([{ user_id: ann.userId }]);
    }, soon);
    await run('insert into presences values (?, ?, ?, ?)', [
      ann.familyId,
      tom.userId,
      tom.userId,
      '9000-01-01T00:00:00Z',
    ]);
    expect(await here(ann)).toEqual([]);
    await run('delete from presences where user_id = ?', [tom.userId]);

    await show(tom, true);
    pass(presenceLimits.renewMs);
    await vi.waitFor(async () => expect(await here(ann)).toEqual([memberName(tom.userId)]), soon);
  });

  it('is of the family in view alone, never of who left, nor to them', async () => {
    const eve = await signUpMember(test);
    await open(eve);
    await open(tom);
    await open(ann, other.server);
    await vi.waitFor(async () => expect(await here(ann)).toEqual([memberName(tom.userId)]), soon);
    expect(await here(eve)).toEqual([]);
    const { errors } = await graphql(test, LeaveFamilyDocument, {}, tom.cookie);
    expect(errors).toEqual([]);
    expect(await here(ann)).toEqual([]);
    const refused = await graphql(test, FamilyPresenceDocument, {}, tom.cookie);
    expect(JSON.stringify(refused)).not.toContain(memberName(ann.userId));
  });

  it('is not for visitors of a sample family', async () => {
    await run('update users set sample = true where id = ?', [tom.userId]);
    await open(ann);
    await open(tom);
    await vi.waitFor(async () => {
      const rows = await run('select user_id from presences where family_id = ?', [ann.familyId]);
      expect(rows).toEqual([{ user_id: ann.userId }]);
    }, soon);
    expect(await presence(tom)).toBeNull();
  });
});
