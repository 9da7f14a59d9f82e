import type { SettingName } from '@infinite/schema/catalogue/settings';
import type { Temporal } from 'temporal-polyfill';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { SettingEntity } from '#features/operations/settings/setting.entity.ts';
import { usernameOf } from '#features/people/identity/index.ts';
import { tables } from '#platform/database/tables.ts';

export interface LastChange {
  readonly name: SettingName;
  readonly version: number;
  readonly at: Temporal.Instant;
  /** Username; null when the account is gone. */
  readonly by: string | null;
}

/** Who changed each setting last, and when; without settings that were never changed. */
export function settingChanges(ctx: RequestContext): Promise<LastChange[]> {
  requireStaff(ctx, 'settings.read');
  return tables(ctx.em, SettingEntity)
    .selectFrom('settings')
    .select(['name', 'version', 'updatedAt as at'])
    .select(usernameOf('settings.updated_by').as('by'))
    .orderBy('version', 'desc')
    .orderBy('name')
    .execute();
}
