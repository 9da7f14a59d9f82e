import { alarmLimits, criticalAlarms } from '@infinite/schema/catalogue/alarms';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/operations/alarms/alarm-tables.ts';

/**
 * Calls HEARTBEAT_URL while all is well: no urgent alarm is open and the sweeps make progress. A
 * monitor outside notices when the calls stop, whatever stopped them.
 */
export async function beat(ctx: RequestContext): Promise<void> {
  const { heartbeatUrl } = ctx.app.config;
  if (!heartbeatUrl || ctx.app.lateSweeps().length > 0) return;
  const open = await rowsOf(
    ctx.em,
    sql`
      select 1 from alarms
      where resolved_at is null and kind = any(${[...criticalAlarms]}::text[]) limit 1`,
  );
  if (open.length > 0) return;
  try {
    const answer = await fetch(heartbeatUrl, {
      signal: AbortSignal.timeout(alarmLimits.webhookSeconds * 1000),
      headers: { 'user-agent': 'Infinite-Connections-Heartbeat/1' },
    });
    await answer.body?.cancel();
    if (!answer.ok) ctx.app.log.warn({ status: answer.status }, 'the heartbeat was not taken');
  } catch (error) {
    // Its absence is the message.
    ctx.app.log.warn({ err: error }, 'the heartbeat did not get through');
  }
}
