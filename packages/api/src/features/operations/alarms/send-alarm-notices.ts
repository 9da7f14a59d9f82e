import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import type { RequestContext } from '#platform/context.ts';
import { AlarmEntity } from '#features/operations/alarms/alarm.entity.ts';
import { AlarmNoticeEntity } from '#features/operations/alarms/alarm-notice.entity.ts';
import type { AlarmNotice } from '#features/operations/alarms/alarm-notice.ts';
import { mailAlarm } from '#features/operations/alarms/mail-alarm.ts';
import { postAlarm } from '#features/operations/alarms/post-alarm.ts';
import { tables, type RowOf } from '#platform/database/tables.ts';

/**
 * Sends the notices that are due, each channel on its own: when the mail relay is what is broken,
 * the webhook still goes out. A notice is retried until it is sent.
 */
export async function sendAlarmNotices(ctx: RequestContext): Promise<void> {
  const due = await dueNotices(ctx);
  const channels = ['MAIL', 'WEBHOOK'] as const;
  await Promise.all(
    channels.map(async (channel) => {
      // Opened before resolved, so one after the other within a channel.
      for (const notice of due.filter((one) => one.channel === channel)) {
        await attempt({ ...ctx, em: ctx.app.orm.em.fork() }, notice);
      }
    }),
  );
}

function dueNotices(ctx: RequestContext): Promise<AlarmNotice[]> {
  const now = ctx.clock.now();
  return tables(ctx.em, AlarmNoticeEntity, AlarmEntity)
    .selectFrom('alarm_notices as n')
    .innerJoin('alarms as a', 'a.id', 'n.alarmId')
    .select(['a.id', 'a.kind', 'a.subject', 'a.summary', 'a.whatToDo', 'a.openedAt'])
    .select(['a.resolvedAt', 'n.what', 'n.channel', 'n.attempts'])
    .where(({ eb, or }) =>
      or([
        eb('n.nextAttemptAt', '<=', now),
        // A clock that was set back must not silence the alarm about it.
        eb('n.nextAttemptAt', '>', now.add({ hours: 2 })),
      ]),
    )
    .orderBy('a.openedAt')
    .orderBy('n.what')
    .limit(100)
    .execute();
}

async function attempt(ctx: RequestContext, notice: AlarmNotice): Promise<void> {
  const { channel, attempts } = notice;
  const now = ctx.clock.now();
  try {
    await (channel === 'MAIL' ? mailAlarm(ctx, notice) : postAlarm(ctx, notice));
    await markAttempt(ctx, notice, { sentAt: now, nextAttemptAt: null, problem: null });
  } catch (error) {
    ctx.app.log.error({ err: error, kind: notice.kind, channel }, 'an alarm could not be sent');
    const waits = alarmLimits.retryAfterMinutes;
    const minutes = waits[Math.min(attempts, waits.length - 1)] ?? 60;
    const problem = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    await markAttempt(ctx, notice, { problem, nextAttemptAt: now.add({ minutes }) });
  }
}

type Outcome = Partial<
  Pick<RowOf<typeof AlarmNoticeEntity>, 'sentAt' | 'nextAttemptAt' | 'problem'>
>;

async function markAttempt(ctx: RequestContext, notice: AlarmNotice, outcome: Outcome) {
  await tables(ctx.em, AlarmNoticeEntity)
    .updateTable('alarm_notices')
    .set(({ eb }) => ({ ...outcome, attempts: eb('attempts', '+', 1) }))
    .where('alarmId', '=', notice.id)
    .where('what', '=', notice.what)
    .where('channel', '=', notice.channel)
    .execute();
}
