import type { VisitorBadgeMode } from '@infinite/schema/catalogue/site-settings';
import { defineEntity, p } from '@mikro-orm/core';

/** One row: what administrators decided. Null is the installation's or the product's own. */
export const SiteSettingsEntity = defineEntity({
  name: 'SiteSettings',
  tableName: 'site_settings',
  properties: {
    /** Always true: the key that allows a single row. */
    single: p.boolean().primary().default(true),
    visitorBadge: p.text().$type<VisitorBadgeMode>().nullable(),
    notificationPopup: p.boolean().nullable(),
    supportEmail: p.text().nullable(),
    supportPhone: p.text().nullable(),
    blogUrl: p.text().nullable(),
    heroHeading: p.text().nullable(),
    heroLead: p.text().nullable(),
    heroLook: p.text().nullable(),
    heroStart: p.text().nullable(),
    /** Raised by every change; a change names the version it was made on. */
    version: p.integer().default(0),
  },
});
