import { sql } from 'kysely';
import type { SettingName } from '@infinite/schema/catalogue/settings';
import type {
  SystemSettings,
  SystemSettingsInput,
} from '@infinite/schema/settings/system-settings.input';
import { settingsWords } from '@infinite/schema/words/settings.en';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import {
  dropSettings,
  loadSettings,
  settingsChannel,
  type VersionedSettings,
} from '#features/operations/settings/read-settings.ts';
import { SettingEntity } from '#features/operations/settings/setting.entity.ts';
import { SettingsVersionEntity } from '#features/operations/settings/settings-version.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

type Value = SystemSettings[SettingName];

/**
 * Changes the settings that differ. With `version`, the state that the administrator saw, a setting
 * that someone else has changed since is not overwritten.
 * @throws AppError CONFLICT with words for each setting that someone else changed
 */
export async function updateSettings(
  ctx: RequestContext,
  wanted: SystemSettingsInput,
  version?: number,
): Promise<VersionedSettings> {
  requireStaff(ctx, 'settings.write');
  const settings = await inTransaction(ctx, async (ctx) => {
    await lockVersion(ctx);
    const current = await loadSettings(ctx.em);
    const changes = differing(wanted, current);
    if (changes.length === 0) return current;
    if (version !== undefined) await refuseStale(ctx, changes, version);
    const next = { ...current, ...wanted, version: current.version + 1 };
    await write(ctx, changes, next.version);
    const names = changes.map(([name]) => name);
    await recordAudit(ctx, {
      action: 'settings.update',
      subject: { kind: 'settings', id: 'system' },
      before: Object.fromEntries(names.map((name) => [name, current[name]])),
      after: Object.fromEntries(changes),
    });
    return next;
  });
  dropSettings(ctx.app);
  return settings;
}

/** Concurrent changes run one after the other. */
async function lockVersion(ctx: RequestContext): Promise<void> {
  await tables(ctx.em, SettingsVersionEntity)
    .selectFrom('settings_version')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow();
}

function differing(
  wanted: SystemSettingsInput,
  current: SystemSettings,
): (readonly [SettingName, Value])[] {
  const names = Object.keys(wanted) as SettingName[];
  return names.flatMap((name) => {
    const value = wanted[name];
    return value === undefined || value === current[name] ? [] : [[name, value] as const];
  });
}

async function refuseStale(
  ctx: RequestContext,
  changes: readonly (readonly [SettingName, Value])[],
  version: number,
): Promise<void> {
  const stale = await tables(ctx.em, SettingEntity)
    .selectFrom('settings')
    .select('name')
    .where(
      'name',
      'in',
      changes.map(([name]) => name),
    )
    .where('version', '>', version)
    .execute();
  const [first] = stale;
  if (!first) return;
  throw new AppError('CONFLICT', {
    words: settingsWords.changedMeanwhile(first.name),
    fields: Object.fromEntries(
      stale.map(({ name }) => [name, settingsWords.changedMeanwhile(name)]),
    ),
  });
}

async function write(
  ctx: RequestContext,
  changes: readonly (readonly [SettingName, Value])[],
  version: number,
): Promise<void> {
  const { userId } = requireStaff(ctx, 'settings.write');
  const db = tables(ctx.em, SettingEntity, SettingsVersionEntity);
  for (const [name, value] of changes) {
    const row = { value, version, updatedAt: ctx.clock.now(), updatedBy: userId };
    await db
      .insertInto('settings')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  }
  await db.updateTable('settings_version').set({ version }).execute();
  await sql`select pg_notify(${settingsChannel}, '')`.execute(db);
}
