import { backupsKept } from '@infinite/schema/catalogue/backups';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { Temporal } from 'temporal-polyfill';
import { backupPlan } from '#features/operations/backups/backup-plan.ts';
import { changeBackupRule } from '#features/operations/backups/change-backup-rule.ts';
import { previewRetention } from '#features/operations/backups/preview-retention.ts';
import { backupFailed, backupTooOld } from '#features/operations/backups/backup-alarms.ts';
import { noteCutOffSweep } from '#features/operations/backups/jobs/note-cut-off.sweep.ts';
import { scheduleBackupSweep } from '#features/operations/backups/jobs/schedule-backup.sweep.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ now: '2041-05-04T12:00:00Z' });
});
afterEach(() => test.close());

const ctx = () => newContext(test.app, { kind: 'system', job: 'test' });
/** With its password just typed. */
const admin = async () => (await signUpMember(test, { role: 'admin' })).ctx();
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

describe('the rule that an administrator sets', () => {
  const weekly = {
    ...{ rhythm: 'WEEKLY', at: '03:15', weekday: 1, daily: 3, weekly: 2, monthly: 1 },
    version: 0,
  };

  it('replaces the schedule of the configuration, and moves the alarm with it', async () => {
    await signUpMember(test);
    await changeBackupRule(await admin(), weekly);
    expect(await backupPlan(ctx())).toMatchObject({
      ...{ rhythm: 'WEEKLY', daily: 3, version: 1 },
      nextAt: Temporal.Instant.from('2041-05-06T03:15:00Z'),
    });
    await scheduleBackupSweep.run(ctx());
    await drainJobs(test, 'make-backup');
    test.clock.advance({ hours: 37 });
    await scheduleBackupSweep.run(ctx());
    expect(await states()).toEqual(['DONE']);
    expect(await alarms()).toEqual([]);
    test.clock.advance({ hours: 24 * 7 });
    expect(await alarms()).toEqual(['backup_too_old']);
    await scheduleBackupSweep.run(ctx());
    expect(await states()).toEqual(['DONE', 'WAITING']);
    const audited = await run(
      `select action as state from audit_events where action like 'backup.rule'`,
    );
    expect(audited).toEqual([{ state: 'backup.rule' }]);
  });

  it('is refused when somebody else has changed it, or when a number is out of range', async () => {
    await changeBackupRule(await admin(), weekly);
    await expect(changeBackupRule(await admin(), weekly)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const next = { ...weekly, version: 1 };
    for (const wrong of [{ daily: 0 }, { weekly: 54 }, { monthly: 1.5 }, { at: '24:00' }]) {
      await expect(changeBackupRule(await admin(), { ...next, ...wrong })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    }
    await changeBackupRule(await admin(), { ...next, rhythm: 'OFF' });
    expect((await backupPlan(ctx())).nextAt).toBeNull();
  });

  it('asks for the password again before fewer backups are kept', async () => {
    const { cookie, userId } = await signUpMember(test, { role: 'admin' });
    const change = (input: object) =>
      graphql(
        test,
        `
          mutation ($input: BackupRuleInput!) {
            changeBackupRule(input: $input) {
              daily
              version
            }
          }
        `,
        { input },
        cookie,
      );
    await run(`update sessions set password_proven_at = null where user_id = '${userId}'`);
    const rule = { rhythm: 'DAILY', at: '02:30', weekday: 1, ...backupsKept };
    const fewer = await change({ ...rule, daily: backupsKept.daily - 1, version: 0 });
    expect(fewer.errors[0]?.extensions?.code).toBe('PASSWORD_NEEDED');
    expect((await backupPlan(ctx())).daily).toBe(backupsKept.daily);
    const more = await change({
      ...rule,
      at: '04:30',
      monthly: backupsKept.monthly + 1,
      version: 0,
    });
    expect(more.errors).toEqual([]);
    await run(`update sessions set password_proven_at = '2041-05-04T12:00:00Z'`);
    const again = await change({ ...rule, version: 1 });
    expect(again.errors).toEqual([]);
  });

  it('is previewed without removing anything, and obeyed by the next backup', async () => {
    await signUpMember(test);
    for (let night = 0; night < 3; night += 1) {
      await scheduleBackupSweep.run(ctx());
      await drainJobs(test, 'make-backup');
      test.clock.advance({ hours: 24 });
    }
    const retention = { daily: 1, weekly: 0, monthly: 0 };
    const { kept, removed } = await previewRetention(ctx(), retention);
    expect([kept, removed.length]).toEqual([1, 2]);
    expect(await states()).toEqual(['DONE', 'DONE', 'DONE']);
    await changeBackupRule(await admin(), { ...weekly, rhythm: 'DAILY', ...retention });
    await scheduleBackupSweep.run(ctx());
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
