import { defaultSettings } from '@infinite/schema/catalogue/settings';
import type { SystemSettings } from '@infinite/schema/settings/system-settings.input';
import type { AppContext } from '#platform/context.ts';
import { SettingEntity } from '#features/operations/settings/setting.entity.ts';
import { SettingsVersionEntity } from '#features/operations/settings/settings-version.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';

/** The settings, and the count of changes that led to them. */
export interface VersionedSettings extends SystemSettings {
  readonly version: number;
}

/** Notifies every process that settings have changed. */
export const settingsChannel = 'settings';

interface Kept {
  settings: VersionedSettings | undefined;
  /** Raised by each change, so that a read that overlapped it is not kept. */
  turn: number;
  listening: Promise<void>;
}

/** One copy per process; each application of a test process has its own notifications. */
const keptOf = new WeakMap<Notifications, Kept>();

/**
 * The settings in force, from memory. A change in any process drops the copy of every other within
 * a moment, and its own at once.
 */
export async function readSettings(ctx: { readonly app: AppContext }): Promise<VersionedSettings> {
  const kept = keptFor(ctx.app);
  if (kept.settings) return kept.settings;
  await kept.listening;
  const { turn } = kept;
  const settings = await loadSettings(ctx.app.orm.em.fork());
  if (kept.turn === turn) kept.settings = settings;
  return settings;
}

/** The copy in memory, if there is one: for a decision that cannot wait. */
export function keptSettings(app: AppContext): VersionedSettings | undefined {
  return keptFor(app).settings;
}

/** Forgets the copy of this process; the next reader asks the database. */
export function dropSettings(app: AppContext): void {
  const kept = keptFor(app);
  kept.settings = undefined;
  kept.turn += 1;
}

/** Reads from the database, for a change. */
export async function loadSettings(em: EntityManager): Promise<VersionedSettings> {
  const rows = await tables(em, SettingsVersionEntity, SettingEntity)
    .selectFrom('settings_version')
    .leftJoin('settings', (join) => join.onTrue())
    .select(['settings_version.version', 'settings.name', 'settings.value'])
    .execute();
  const changed = Object.fromEntries(
    rows.flatMap(({ name, value }) => (name === null ? [] : [[name, value]])),
  );
  // Only `updateSettings` writes rows, and it writes what the schema has parsed.
  const settings = { ...defaultSettings, ...changed } as SystemSettings;
  return { ...settings, version: rows[0]?.version ?? 0 };
}

function keptFor(app: AppContext): Kept {
  const known = keptOf.get(app.notifications);
  if (known) return known;
  const kept: Kept = { settings: undefined, turn: 0, listening: Promise.resolve() };
  const listening = app.notifications.listen(settingsChannel, () => {
    kept.settings = undefined;
    kept.turn += 1;
  });
  // A connection that was lost listens again once it is back, and drops the copy then.
  kept.listening = listening.catch(() => undefined);
  keptOf.set(app.notifications, kept);
  return kept;
}
