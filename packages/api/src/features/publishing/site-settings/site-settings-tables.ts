import type { VisitorBadgeMode } from '@infinite/schema/catalogue/site-settings';
import type { EntityManager } from '#platform/database/orm.ts';

interface SiteSettingTables {
  site_settings: {
    visitor_badge: VisitorBadgeMode | null;
    notification_popup: boolean | null;
    support_email: string | null;
    support_phone: string | null;
    blog_url: string | null;
    hero_heading: string | null;
    hero_lead: string | null;
    hero_look: string | null;
    hero_start: string | null;
    version: number;
  };
}

/** The table in the transaction of `em`, if there is one. */
export function siteSettingTables(em: EntityManager) {
  return em.getKysely<SiteSettingTables>();
}
