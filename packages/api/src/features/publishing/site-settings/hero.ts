import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import {
  dropSiteSettings,
  loadSiteSettings,
  siteSettingsChannel,
} from '#features/publishing/site-settings/read-site-settings.ts';
import { SiteSettingsEntity } from '#features/publishing/site-settings/site-settings.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** The first words of the home page; null is the product's own. */
export interface Hero {
  readonly heading: string | null;
  readonly lead: string | null;
  /** The button that leads further down. */
  readonly look: string | null;
  /** The button that begins a sign-up. */
  readonly start: string | null;
}

/** Read past every copy. */
export async function heroInForce(em: EntityManager): Promise<Hero> {
  const { heroHeading, heroLead, heroLook, heroStart } = await loadSiteSettings(em);
  return { heading: heroHeading, lead: heroLead, look: heroLook, start: heroStart };
}

/** Stores these words for all visitors, in the caller's transaction. */
export async function applyHero(ctx: RequestContext, hero: Hero): Promise<void> {
  const db = tables(ctx.em, SiteSettingsEntity);
  const { version, heroHeading, heroLead, heroLook, heroStart } = await loadSiteSettings(
    ctx.em,
    'locked',
  );
  const wanted = {
    heroHeading: hero.heading,
    heroLead: hero.lead,
    heroLook: hero.look,
    heroStart: hero.start,
  };
  await db
    .updateTable('site_settings')
    .set({ ...wanted, version: version + 1 })
    .execute();
  await recordAudit(ctx, {
    action: 'settings.update',
    subject: { kind: 'settings', id: 'site' },
    before: { heroHeading, heroLead, heroLook, heroStart },
    after: wanted,
  });
  await sql`select pg_notify(${siteSettingsChannel}, ''), pg_notify('content', 'settings')`.execute(
    db,
  );
  dropSiteSettings(ctx.app);
}
