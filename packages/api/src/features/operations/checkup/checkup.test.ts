import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkNames } from '@infinite/schema/catalogue/checkup';
import { newId } from '#platform/database/id.ts';
import { newContext } from '#platform/context.ts';
import type { Check } from '#features/operations/checkup/check.ts';
import { ok } from '#features/operations/checkup/check.ts';
import { runCheckup, type Checkup } from '#features/operations/checkup/run-checkup.ts';
import { workerBeatSweep } from '#features/operations/checkup/worker-beat.ts';
import { placeHold, releaseHold } from '#features/messages/delivery/index.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ now: '2041-05-04T12:00:00Z' });
});
afterAll(() => test.close());

const ctx = () => newContext(test.app, { kind: 'system', job: 'test' });
const run = (sql: string) => test.app.orm.em.getConnection().execute(sql);
const states = ({ checks }: Checkup) =>
  Object.fromEntries(checks.map(({ name, state }) => [name, state]));

describe('whether everything is well', () => {
  it('looks at everything, in the documented order, and says one sentence for each', async () => {
    await workerBeatSweep.run(ctx());
    const checkup = await runCheckup(ctx());
    expect(checkup.checks.map(({ name }) => name)).toEqual([...checkNames]);
    expect(states(checkup)).toMatchObject({
      SENDING: 'OK',
      RECEIPTS: 'OK',
      WORKER: 'OK',
      MIGRATIONS: 'OK',
      MASTER_KEY: 'OK',
      STORAGE: 'OK',
      BACKUP: 'OK',
    });
    for (const { state, says, whatToDo } of checkup.checks) {
      expect(says).toMatch(/\.$/);
      expect(whatToDo === null).toBe(state === 'OK');
      if (whatToDo !== null) expect(whatToDo.match(/[.!?](\s|$)/g)).toHaveLength(1);
    }
  });

  it('asks to act on a hold, and is well again when sending is resumed', async () => {
    await placeHold(ctx(), 'the relay is moving');
    const held = await runCheckup(ctx());
    expect(held.state).toBe('ACT');
    expect(held.checks[0]).toMatchObject({
      ...{ name: 'SENDING', state: 'ACT', place: 'DELIVERIES' },
      says: expect.stringContaining('the relay is moving'),
    });
    await releaseHold(ctx());
    expect(states(await runCheckup(ctx()))['SENDING']).toBe('OK');
  });

  it('tells a worker that is silent from one that runs', async () => {
    await run(`update worker_beat set seen_at = clock_timestamp() - interval '9 minutes'`);
    const silent = await runCheckup(ctx());
    expect(silent.checks.find(({ name }) => name === 'WORKER')).toMatchObject({
      state: 'ACT',
      says: 'No worker has run for 9 minutes: nothing is sent.',
    });
    await run('delete from worker_beat');
    expect(states(await runCheckup(ctx()))['WORKER']).toBe('ACT');
    await workerBeatSweep.run(ctx());
    expect(states(await runCheckup(ctx()))['WORKER']).toBe('OK');
  });

  it('asks for a backup once there is a family, and for a look where it is on the same disk', async () => {
    const broken = await createTestApp({ now: '2041-05-04T12:00:00Z' });
    try {
      await signUpMember(broken);
      const context = newContext(broken.app, { kind: 'system', job: 'test' });
      expect(states(await runCheckup(context))['BACKUP']).toBe('ACT');
      await broken.app.orm.em.getConnection().execute(
        `insert into backups (id, state, requested_at, verified_at, verified_by, rows, finished_at)
         values (gen_random_uuid(), 'DONE', '2041-05-04T02:30:00Z', '2041-05-04T02:31:00Z',
           'READ_BACK', 1200, '2041-05-04T02:31:00Z')`,
      );
      const checkup = await runCheckup(context);
      expect(states(checkup)).toMatchObject({ BACKUP: 'LOOK', RESTORE_TEST: 'LOOK' });
    } finally {
      await broken.close();
    }
  });

  it('sees a migration that is missing, and one that a newer version applied', async () => {
    await run(`update schema_migrations set name = 'from-the-future' where name = '0060-backups'`);
    const { checks } = await runCheckup(ctx());
    expect(checks.find(({ name }) => name === 'MIGRATIONS')).toMatchObject({
      state: 'ACT',
      says: '1 migration is not applied.',
    });
    await run(`update schema_migrations set name = '0060-backups' where name = 'from-the-future'`);
    await run(`insert into schema_migrations (name) values ('from-the-future')`);
    expect(states(await runCheckup(ctx()))['MIGRATIONS']).toBe('LOOK');
    await run(`delete from schema_migrations where name = 'from-the-future'`);
  });

  it('asks for a look at a check that fails, and runs all others', async () => {
    const checks: Check[] = [
      { name: 'CLOCK', place: 'HEALTH', look: () => Promise.reject(new Error('no')) },
      { name: 'QUEUE', place: 'JOBS', look: () => Promise.resolve(ok('Fine.')) },
    ];
    const { says, checks: found } = await runCheckup(ctx(), checks);
    expect(found.map(({ state }) => state)).toEqual(['LOOK', 'OK']);
    expect(says).toBe('Nothing is urgent. 1 thing to look at soon.');
  });

  it('is for administrators, with the versions of what runs', async () => {
    const query =
      '{ installationCheckup { state says } installationVersions { node postgres schema } }';
    const admin = await signUpMember(test, { role: 'admin' });
    const member = await signUpMember(test);
    const asked = await graphql<{ installationVersions: { node: string } }, object>(
      ...([test, query, {}] as const),
      admin.cookie,
    );
    expect(asked.errors).toEqual([]);
    expect(asked.data?.installationVersions).toMatchObject({
      node: process.version,
      postgres: expect.stringMatching(/^18/),
    });
    const refused = await graphql(...([test, query, {}] as const), member.cookie);
    expect(refused.errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('the growth of the disk', () => {
  const growth = async () =>
    (await runCheckup(ctx())).checks.find(({ name }) => name === 'GROWTH')?.says;

  it('counts everything that families and editors stored in the last 30 days', async () => {
    const gigabyte = 1_000_000_000;
    vi.spyOn(test.app.blobs, 'space').mockResolvedValue({
      freeBytes: 1000 * gigabyte,
      totalBytes: 2000 * gigabyte,
    });
    expect(await growth()).toBe('Nothing was added in the last 30 days.');
    const { familyId, userId } = await signUpMember(test);
    const id = await insertRecording(familyId, userId, 30 * gigabyte);
    expect(await growth()).toMatch(/^About 1(\.0)? GB are added a day/);
    await run(`
      insert into recording_versions (id, recording_id, main_bytes, mp3_bytes, created_at, updated_at)
      values (uuidv7(), '${id}', ${20 * gigabyte}, ${10 * gigabyte}, '2041-05-04', '2041-05-04')`);
    expect(await growth()).toMatch(/^About 2(\.0)? GB/);
    await run(`
      insert into photo_forms (recording_id, family_id, width, height, small_bytes, middle_bytes,
        whole_bytes, preview_bytes)
      values ('${id}', '${familyId}', 1, 1, ${1 * gigabyte}, ${1 * gigabyte}, ${1 * gigabyte}, 0)`);
    await run(`
      insert into blog_images (id, name, alt, mime_type, bytes, sha256, width, height, widths,
        fallback_type, thumbnail, wrapped_key, uploaded_at)
      values (uuidv7(), 'a.png', 'A', 'image/png', ${27 * gigabyte}, '', 1, 1, '{}', 'image/png',
        '', '', '2041-05-04')`);
    expect(await growth()).toMatch(/^About 3(\.0)? GB/);
    test.clock.advance({ hours: 24 * 31 });
    expect(await growth()).toBe('Nothing was added in the last 30 days.');
  });
});

async function insertRecording(familyId: string, userId: string, bytes: number): Promise<string> {
  const id = newId();
  await run(`
    insert into recordings (id, take_id, family_id, created_by, origin, kind, state, title, claimed_type, bytes,
      created_at, updated_at)
    values ('${id}', uuidv7(), '${familyId}', '${userId}', 'uploaded', 'VOICE', 'READY', '', 'audio/webm', ${bytes},
      '2041-05-04', '2041-05-04')`);
  return id;
}
