import { open, readdir, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { SmtpMailer } from '@infinite/api/adapters/mailer/smtp-mailer';
import { newContext, type RequestContext } from '@infinite/api/platform/context';
import { sendDue, sweepOnce } from '@infinite/api/features/messages/delivery/index';
import { armMessage } from '@infinite/api/testing/armed-message';
import { signUpMember, type TestMember } from '@infinite/api/testing/members';
import { SmtpSink } from '@infinite/api/testing/smtp-sink';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SmallDisk } from '../harness/small-disk.ts';

/** Tables that are written to as deliveries begin, are claimed and are marked; how often in between. */
const tables = [
  ['messages', 3],
  ['delivery_snapshots', 1],
  ['deliveries', 3],
  ['delivery_events', 5],
  ['author_news', 1],
  ['jobs.job_common', 1],
] as const;
const writes = tables.flatMap(([table, times]) =>
  Array.from({ length: times }, (_, index) => [index + 1, table] as const),
);
/** As many as one batch claims, so that each write comes once. */
const people = Array.from({ length: 8 }, (_, index) => `reader${index + 10}@example.org`);
const due = '2041-05-04T08:00:00Z';

let testApp: TestApp;
let sink: SmtpSink;
let member: TestMember;
beforeEach(async () => {
  sink = new SmtpSink();
  const mailer = new SmtpMailer(await sink.listen(), 'Infinite Connections <post@example.org>');
  testApp = await createTestApp({ now: '2041-05-04T07:00:00Z', mailer });
  member = await signUpMember(testApp);
});
afterEach(async () => {
  await testApp.close();
  await sink.close();
});

describe('C13: a full disk of the database', () => {
  test.each(writes)(
    'at write %i to %s: nothing is disarmed, each mail leaves once',
    async (write, table) => {
      await armMessage(testApp, member, { recipients: people });
      await fillDisk(table, write);
      testApp.clock.set(due);
      await untilAtRest();
      await expectEachOnce();
    },
  );
});

describe('C13: a full disk of the sender', () => {
  test('whatever is left of it: nothing leaves that could not be remembered, and each mail leaves once', async ({
    skip,
  }) => {
    const journal = path.join(testApp.dataDir, 'journal');
    const disk = await SmallDisk.mount(journal, 64);
    if (!disk) skip('needs a machine that lets a small disk be mounted');
    try {
      // One page more is left each time: the disk is full at another write.
      for (let pages = 0; pages <= 8; pages += 1) {
        const date = `2041-06-${10 + pages}`;
        await armMessage(testApp, member, { recipients: people, trigger: { localDate: date } });
        const before = sink.mails.length;
        await fillUp(path.join(journal, 'ballast'), pages);
        testApp.clock.set(`${date}T08:00:00Z`);
        await sweepOnce(system());
        await sendDue(system()).catch(() => undefined);
        expect(await states(date), `${pages} pages left`).not.toContain('FAILED');
        expect(
          await count(`select count(*) from messages where state in ('DRAFT', 'CANCELLED')`),
        ).toBe(0);
        await rm(path.join(journal, 'ballast'));
        // What could not be written whole is gone, or the disk would fill up with it.
        expect((await readdir(journal)).filter((name) => name !== 'node-id')).toEqual([]);
        await untilAtRest();
        expect(sink.mails.length - before, `${pages} pages left`).toBe(people.length);
      }
      await expectEachOnce(9);
    } finally {
      await disk?.unmount();
    }
  });
});

function system(): RequestContext {
  return newContext(testApp.app, { kind: 'system', job: 'test' });
}

/** As a worker would, until nothing is open; what fails is tried again by the next round. */
async function untilAtRest(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await sweepOnce(system()).catch(() => undefined);
    await sendDue(system()).catch(() => undefined);
    const underWay = `state not in ('DRAFT', 'CANCELLED', 'DELIVERED', 'FAILED')`;
    if ((await count(`select count(*) from messages where ${underWay}`)) === 0) return;
    // What was put off for a quarter of an hour.
    testApp.clock.advance({ minutes: 16 });
  }
  throw new Error('something is open for ever');
}

async function expectEachOnce(messages = 1): Promise<void> {
  const arrivals = Map.groupBy(sink.mails, ({ messageId }) => messageId);
  expect(arrivals.size).toBe(messages * people.length);
  expect([...arrivals.values()].filter((mails) => mails.length > 1)).toEqual([]);
  expect(await count(`select count(*) from messages where state = 'DELIVERED'`)).toBe(messages);
  expect(await count(`select count(*) from delivery_events where what = 'OUTCOME_UNKNOWN'`)).toBe(
    0,
  );
}

async function states(date: string): Promise<string[]> {
  const rows = await query<{ state: string }>(
    `select distinct state from deliveries where occurrence = '${date}'`,
  );
  return rows.map(({ state }) => state);
}

/** That write to the table and the next find no room. A sequence counts on when a write is rolled back. */
async function fillDisk(table: string, write: number): Promise<void> {
  await query(`
    create sequence writes;
    create function refuse_for_room() returns trigger language plpgsql as $$
    declare write bigint;
    begin
      if not exists (select 1 from changed) then
        return null;
      end if;
      write := nextval('writes');
      if write in (${write}, ${write + 1}) then
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end if;
      return null;
    end $$;
    create trigger no_room_to_insert after insert on ${table} referencing new table as changed
      for each statement execute function refuse_for_room();
    create trigger no_room_to_update after update on ${table} referencing new table as changed
      for each statement execute function refuse_for_room()`);
}

/** Fills the disk until `pages` of 4 KiB are free. */
async function fillUp(file: string, pages: number): Promise<void> {
  const handle = await open(file, 'wx');
  let written = 0;
  try {
    for (;;) written += (await handle.write(Buffer.alloc(4096))).bytesWritten;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
  await truncate(file, Math.max(0, written - pages * 4096));
}

function query<Row>(sql: string): Promise<Row[]> {
  return testApp.app.orm.em.getConnection().execute<Row[]>(sql);
}

async function count(sql: string): Promise<number> {
  const [row] = await query<{ count: string }>(sql);
  return Number(row?.count);
}
