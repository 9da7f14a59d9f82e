import { SiteSettingsEntity } from '#features/publishing/site-settings/site-settings.entity.ts';
import { SiteSettingsResolver } from '#features/publishing/site-settings/site-settings.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { applyHero, heroInForce, type Hero } from '#features/publishing/site-settings/hero.ts';
export { readSiteSettings } from '#features/publishing/site-settings/read-site-settings.ts';

export const siteSettingsFeature = defineFeature({
  name: 'site-settings',
  entities: [SiteSettingsEntity],
  resolvers: [SiteSettingsResolver],
});
