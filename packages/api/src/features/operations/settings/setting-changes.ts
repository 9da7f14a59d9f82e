import type { SettingName } from '@infinite/schema/catalogue/settings';
import type { Temporal } from 'temporal-polyfill';
import { requireAdmin, type RequestContext } from '#context.ts';
import { settingTables } from '#features/operations/settings/settings-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

export interface LastChange {
  readonly name: SettingName;
  readonly version: number;
  readonly at: Temporal.Instant;
  /** Username; null when the account is gone. */
  readonly by: string | null;
}

/** Who changed each setting last, and when; a setting that was never changed is not there. */
export async function settingChanges(ctx: RequestContext): Promise<LastChange[]> {
  requireAdmin(ctx);
  const rows = await settingTables(ctx.em)
    .selectFrom('settings')
    .leftJoin('users', 'users.id', 'settings.updated_by')
    .select(['settings.name', 'settings.version', 'settings.updated_at', 'users.username'])
    .orderBy('settings.version', 'desc')
    .orderBy('settings.name')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    version: row.version,
    at: instantFrom(row.updated_at),
    by: row.username,
  }));
}
