import { defineEntity, p } from '@mikro-orm/core';

/** One row: the number of changes so far. */
export const SettingsVersionEntity = defineEntity({
  name: 'SettingsVersion',
  tableName: 'settings_version',
  properties: {
    /** Always true: the key that allows a single row. */
    onlyRow: p.boolean().primary().default(true),
    version: p.integer().default(0),
  },
});
