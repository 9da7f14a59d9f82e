import { criticalAlarms } from '@infinite/schema/catalogue/alarms';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf, type AlarmRow } from '#features/operations/alarms/alarm-tables.ts';
import type { OpenAlarm } from '#features/operations/alarms/alarms.types.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

/** More than so many open at once help nobody. */
const atMost = 100;

/** What is open, urgent ones first, then oldest first. */
export async function listOpenAlarms(ctx: RequestContext): Promise<OpenAlarm[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<AlarmRow & { notified: boolean; critical: boolean }>`
      select a.*, a.kind = any(${[...criticalAlarms]}::text[]) as critical, exists (
        select 1 from alarm_notices n where n.alarm_id = a.id and n.sent_at is not null) as notified
      from alarms a where a.resolved_at is null
      order by critical desc, a.opened_at, a.id limit ${atMost}`,
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    summary: row.summary,
    whatToDo: row.what_to_do,
    critical: row.critical,
    notified: row.notified,
    openedAt: instantFrom(row.opened_at),
  }));
}
