import type { SettingName } from '@infinite/schema/catalogue/settings';
import type { EntityManager } from '#platform/database/orm.ts';

export interface SettingTables {
  /** A row only for what was ever changed. */
  settings: {
    name: SettingName;
    value: unknown;
    /** The state of all settings that this change made. */
    version: number;
    updated_at: Date | string;
    updated_by: string | null;
  };
  settings_version: { only_row: boolean; version: number };
  users: { id: string; username: string };
}

/** The tables in the transaction of `em`, if there is one. */
export function settingTables(em: EntityManager) {
  return em.getKysely<SettingTables>();
}
