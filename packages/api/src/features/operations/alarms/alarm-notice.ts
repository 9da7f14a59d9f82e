import type { AlarmEntity } from '#features/operations/alarms/alarm.entity.ts';
import type { AlarmNoticeEntity } from '#features/operations/alarms/alarm-notice.entity.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** A notice that is due, with the alarm it is about. */
export type AlarmNotice = Pick<
  RowOf<typeof AlarmEntity>,
  'id' | 'kind' | 'subject' | 'summary' | 'whatToDo' | 'openedAt' | 'resolvedAt'
> &
  Pick<RowOf<typeof AlarmNoticeEntity>, 'what' | 'channel' | 'attempts'>;
