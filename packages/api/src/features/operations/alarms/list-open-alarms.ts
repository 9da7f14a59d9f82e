import { criticalAlarms } from '@infinite/schema/catalogue/alarms';
import type { RequestContext } from '#platform/context.ts';
import { AlarmEntity } from '#features/operations/alarms/alarm.entity.ts';
import { AlarmNoticeEntity } from '#features/operations/alarms/alarm-notice.entity.ts';
import type { OpenAlarm } from '#features/operations/alarms/alarms.types.ts';
import { tables } from '#platform/database/tables.ts';

/** Nobody reads a longer list. */
const atMost = 100;

/** The open alarms: critical first, then oldest first. */
export function listOpenAlarms(ctx: RequestContext): Promise<OpenAlarm[]> {
  return tables(ctx.em, AlarmEntity, AlarmNoticeEntity)
    .selectFrom('alarms as a')
    .select(['a.id', 'a.kind', 'a.subject', 'a.summary', 'a.whatToDo', 'a.openedAt'])
    .select(({ eb, exists, selectFrom }) => [
      eb('a.kind', 'in', [...criticalAlarms])
        .$castTo<boolean>()
        .as('critical'),
      exists(
        selectFrom('alarm_notices as n')
          .select('n.alarmId')
          .whereRef('n.alarmId', '=', 'a.id')
          .where('n.sentAt', 'is not', null),
      )
        .$castTo<boolean>()
        .as('notified'),
    ])
    .where('a.resolvedAt', 'is', null)
    .orderBy('critical', 'desc')
    .orderBy('a.openedAt')
    .orderBy('a.id')
    .limit(atMost)
    .execute();
}
