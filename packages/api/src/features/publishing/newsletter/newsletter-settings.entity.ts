import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** One row: how fast issues leave, and whether digests do. */
export const NewsletterSettingsEntity = defineEntity({
  name: 'NewsletterSettings',
  tableName: 'newsletter_settings',
  properties: {
    /** Always 1. */
    id: p.integer().primary().autoincrement(false).default(1),
    ratePerSecond: p.integer().default(25),
    digests: p.boolean().default(true),
    /** IANA name. */
    zone: p.text().default('UTC'),
    /** Until then the rate is used up by what was sent. */
    sentUntil: instant().defaultRaw(`'epoch'`),
    /** Raised by every change; a change names the version it was made on. */
    version: p.integer().default(0),
  },
});
