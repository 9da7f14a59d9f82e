import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** Accounts that an administrator chose for an export. */
export const ExportSelectionEntity = defineEntity({
  name: 'ExportSelection',
  tableName: 'export_selections',
  properties: {
    id: p.uuid().primary(),
    madeBy: p.uuid(),
    madeAt: instant(),
    userIds: p.array().columnType('uuid[]'),
  },
});
