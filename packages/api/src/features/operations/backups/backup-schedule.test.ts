import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { backupFailed, backupTooOld } from '#features/operations/backups/backup-alarms.ts';
import { noteCutOffSweep } from '#features/operations/backups/jobs/note-cut-off.sweep.ts';
import { scheduleBackupSweep } from '#features/operations/backups/jobs/schedule-backup.sweep.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ now: '2041-05-04T12:00:00Z' });
});
afterEach(() => test.close());

const ctx = () => newContext(test.app, { kind: 'system', job: 'test' });
const run = (sql: string) => test.app.orm.em.getConnection().execute<{ state: string }[]>(sql);
const states = async () =>
  (await run('select state from backups order by requested_at')).map(({ state }) => state);
const alarms = async () =>
  [...(await backupTooOld.find(ctx())), ...(await backupFailed.find(ctx()))].map(
    ({ kind }) => kind,
  );

describe('the nightly backup', () => {
  it('is asked for once a day, as soon as there is a family', async () => {
    await scheduleBackupSweep.run(ctx());
    expect(await states()).toEqual([]);
    await signUpMember(test);
    await scheduleBackupSweep.run(ctx());
    await scheduleBackupSweep.run(ctx());
    expect(await states()).toEqual(['WAITING']);
    await drainJobs(test, 'make-backup');
    await scheduleBackupSweep.run(ctx());
    expect(await states()).toEqual(['DONE']);
    test.clock.advance({ hours: 14 });
    await scheduleBackupSweep.run(ctx());
    expect(await states()).toEqual(['DONE']);
    test.clock.advance({ hours: 1 });
    await scheduleBackupSweep.run(ctx());
    expect(await states()).toEqual(['DONE', 'WAITING']);
  });

  it('that failed is tried again after half an hour', async () => {
    await signUpMember(test);
    await scheduleBackupSweep.run(ctx());
    await run(`update backups set state = 'FAILED', finished_at = '2041-05-04T12:00:00Z'`);
    test.clock.advance({ minutes: 29 });
    await scheduleBackupSweep.run(ctx());
    expect(await states()).toEqual(['FAILED']);
    test.clock.advance({ minutes: 2 });
    await scheduleBackupSweep.run(ctx());
    expect(await states()).toEqual(['FAILED', 'WAITING']);
  });

  it('is off where the configuration says so', async () => {
    const quiet = await createTestApp({ env: { BACKUP_SCHEDULE: 'off' } });
    try {
      await signUpMember(quiet);
      const context = newContext(quiet.app, { kind: 'system', job: 'test' });
      await scheduleBackupSweep.run(context);
      const rows = await quiet.app.orm.em.getConnection().execute('select 1 from backups');
      expect(rows).toEqual([]);
      expect(await backupTooOld.find(context)).toEqual([]);
    } finally {
      await quiet.close();
    }
  });

  it('whose job was lost gets another, and does not wait indefinitely (D13)', async () => {
    await signUpMember(test);
    await scheduleBackupSweep.run(ctx());
    await run(`delete from jobs.job where name = 'make-backup'`);
    await run(`update backups set touched_at = clock_timestamp() - interval '1 hour'`);
    await noteCutOffSweep.run(ctx());
    await drainJobs(test, 'make-backup');
    expect(await states()).toEqual(['DONE']);
  });
});

describe('the alarms of backups', () => {
  it('sound when there is no proven backup for 36 hours, and stop with the next one', async () => {
    expect(await alarms()).toEqual([]);
    await signUpMember(test);
    expect(await alarms()).toEqual([]);
    test.clock.advance({ hours: 37 });
    expect(await alarms()).toEqual(['backup_too_old']);
    await scheduleBackupSweep.run(ctx());
    await drainJobs(test, 'make-backup');
    expect(await alarms()).toEqual([]);
    test.clock.advance({ hours: 37 });
    expect(await alarms()).toEqual(['backup_too_old']);
  });

  it('sound when the last one failed', async () => {
    await signUpMember(test);
    await scheduleBackupSweep.run(ctx());
    await run(`update backups set state = 'FAILED', problem = 'TARGET'`);
    expect(await alarms()).toEqual(['backup_failed']);
  });
});
