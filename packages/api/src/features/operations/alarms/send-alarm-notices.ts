import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf, type AlarmRow } from '#features/operations/alarms/alarm-tables.ts';
import { mailAlarm } from '#features/operations/alarms/mail-alarm.ts';
import { postAlarm } from '#features/operations/alarms/post-alarm.ts';

export type AlarmNotice = AlarmRow & {
  what: 'OPENED' | 'RESOLVED';
  channel: 'MAIL' | 'WEBHOOK';
  attempts: number;
};

/**
 * Sends what has to leave, each channel for itself: when the relay is what is broken, the webhook
 * still goes. A notice is tried until it is out.
 */
export async function sendAlarmNotices(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now().toString();
  const due = await rowsOf(
    ctx.em,
    sql<AlarmNotice>`
      select a.id, a.kind, a.subject, a.summary, a.what_to_do, a.opened_at, a.resolved_at,
        n.what, n.channel, n.attempts
      from alarm_notices n join alarms a on a.id = n.alarm_id
      where n.next_attempt_at <= ${now}
        -- A clock that was set back must not silence the alarm about it.
        or n.next_attempt_at > ${ctx.clock.now().add({ hours: 2 }).toString()}
      order by a.opened_at, n.what limit 100`,
  );
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

async function attempt(ctx: RequestContext, notice: AlarmNotice): Promise<void> {
  const { id, what, channel, attempts } = notice;
  const now = ctx.clock.now();
  try {
    await (channel === 'MAIL' ? mailAlarm(ctx, notice) : postAlarm(ctx, notice));
    await rowsOf(
      ctx.em,
      sql`
        update alarm_notices set sent_at = ${now.toString()}, next_attempt_at = null,
          attempts = attempts + 1, problem = null
        where alarm_id = ${id} and what = ${what} and channel = ${channel}`,
    );
  } catch (error) {
    ctx.app.log.error({ err: error, kind: notice.kind, channel }, 'an alarm could not be sent');
    const waits = alarmLimits.retryAfterMinutes;
    const minutes = waits[Math.min(attempts, waits.length - 1)] ?? 60;
    const problem = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    await rowsOf(
      ctx.em,
      sql`
        update alarm_notices set attempts = attempts + 1, problem = ${problem},
          next_attempt_at = ${now.add({ minutes }).toString()}
        where alarm_id = ${id} and what = ${what} and channel = ${channel}`,
    );
  }
}
