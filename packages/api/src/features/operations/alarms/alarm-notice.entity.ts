import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A message about an alarm to one channel. */
export const AlarmNoticeEntity = defineEntity({
  name: 'AlarmNotice',
  tableName: 'alarm_notices',
  properties: {
    alarmId: p.uuid().primary(),
    what: p.text().$type<'OPENED' | 'RESOLVED'>().primary(),
    channel: p.text().$type<'MAIL' | 'WEBHOOK'>().primary(),
    attempts: p.integer().default(0),
    /** Null once it is sent. */
    nextAttemptAt: instant().nullable(),
    sentAt: instant().nullable(),
    /** Of the last attempt. */
    problem: p.text().nullable(),
  },
});
