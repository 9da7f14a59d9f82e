import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

export const AlarmEntity = defineEntity({
  name: 'StoredAlarm',
  tableName: 'alarms',
  properties: {
    id: p.uuid().primary(),
    /** As documented for operators, for example `disk_low`. */
    kind: p.text(),
    /** What it is about; empty when there can be only one. One alarm is open per kind and subject. */
    subject: p.text(),
    summary: p.text(),
    whatToDo: p.text(),
    openedAt: instant(),
    /** How many looks in a row have not found it. */
    missed: p.integer().default(0),
    resolvedAt: instant().nullable(),
  },
});
