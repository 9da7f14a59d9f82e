import { defaultSiteSettings } from '@infinite/schema/catalogue/site-settings';
import type { SiteSettingsInput } from '@infinite/schema/site-settings/site-settings.input';
import type { AppContext } from '#platform/context.ts';
import { SiteSettingsEntity } from '#features/publishing/site-settings/site-settings.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';

/** As they were decided; null where nobody did. */
export interface VersionedSiteSettings extends SiteSettingsInput {
  readonly version: number;
}

/** As they hold: what nobody decided is the configuration's or the product's own. */
export interface SiteSettingsInForce extends VersionedSiteSettings {
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly blogUrl: string;
}

/** Told to every process when site settings have changed. */
export const siteSettingsChannel = 'site-settings';

interface Kept {
  settings: VersionedSiteSettings | undefined;
  /** Moves at each change, so that what was being read meanwhile is not kept. */
  turn: number;
  listening: Promise<void>;
}

/** One copy a process; each application of a test process has its own notifications. */
const keptOf = new WeakMap<Notifications, Kept>();

/** From memory; a change in any process drops the copy of every other within a moment. */
export async function readSiteSettings(ctx: {
  readonly app: AppContext;
}): Promise<SiteSettingsInForce> {
  const { config } = ctx.app;
  const decided = await keptSettings(ctx.app);
  return {
    ...decided,
    supportEmail: decided.supportEmail ?? config.supportEmail,
    supportPhone: decided.supportPhone ?? config.supportPhone,
    blogUrl: decided.blogUrl ?? `${config.publicOrigin}/blog`,
  };
}

async function keptSettings(app: AppContext): Promise<VersionedSiteSettings> {
  const kept = keptFor(app);
  await kept.listening;
  if (kept.settings) return kept.settings;
  const { turn } = kept;
  const settings = await loadSiteSettings(app.orm.em.fork());
  if (kept.turn === turn) kept.settings = settings;
  return settings;
}

/** Forgets the copy of this process; the next reader asks the database. */
export function dropSiteSettings(app: AppContext): void {
  const kept = keptFor(app);
  kept.settings = undefined;
  kept.turn += 1;
}

/** Bypasses the cache; `locked` for a caller that is about to change them. */
export async function loadSiteSettings(
  em: EntityManager,
  locked?: 'locked',
): Promise<VersionedSiteSettings> {
  const query = tables(em, SiteSettingsEntity).selectFrom('site_settings').selectAll();
  const { single: _, ...decided } = await (
    locked ? query.forUpdate() : query
  ).executeTakeFirstOrThrow();
  return {
    ...decided,
    visitorBadge: decided.visitorBadge ?? defaultSiteSettings.visitorBadge,
    notificationPopup: decided.notificationPopup ?? defaultSiteSettings.notificationPopup,
  };
}

function keptFor(app: AppContext): Kept {
  const known = keptOf.get(app.notifications);
  if (known) return known;
  const kept: Kept = { settings: undefined, turn: 0, listening: Promise.resolve() };
  kept.listening = app.notifications.listen(siteSettingsChannel, () => {
    kept.settings = undefined;
    kept.turn += 1;
  });
  keptOf.set(app.notifications, kept);
  return kept;
}
