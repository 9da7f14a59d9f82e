import { alarmLimits, criticalAlarms } from '@infinite/schema/catalogue/alarms';
import type { RequestContext } from '#platform/context.ts';
import { AlarmEntity } from '#features/operations/alarms/alarm.entity.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * Calls HEARTBEAT_URL while no critical alarm is open and the sweeps make progress. An external
 * monitor notices when the calls stop, whatever stopped them.
 */
export async function beat(ctx: RequestContext): Promise<void> {
  const { heartbeatUrl } = ctx.app.config;
  if (!heartbeatUrl || ctx.app.lateSweeps().length > 0) return;
  const open = await tables(ctx.em, AlarmEntity)
    .selectFrom('alarms')
    .select('id')
    .where('resolvedAt', 'is', null)
    .where('kind', 'in', [...criticalAlarms])
    .limit(1)
    .execute();
  if (open.length > 0) return;
  try {
    const answer = await fetch(heartbeatUrl, {
      signal: AbortSignal.timeout(alarmLimits.webhookSeconds * 1000),
      headers: { 'user-agent': 'Infinite-Connections-Heartbeat/1' },
    });
    await answer.body?.cancel();
    if (!answer.ok) ctx.app.log.warn({ status: answer.status }, 'the heartbeat was not accepted');
  } catch (error) {
    // Its absence is the message.
    ctx.app.log.warn({ err: error }, 'the heartbeat did not get through');
  }
}
