import { SiteSettingsResolver } from '#features/site-settings/site-settings.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { applyHero, heroInForce, type Hero } from '#features/site-settings/hero.ts';
export { readSiteSettings } from '#features/site-settings/read-site-settings.ts';

export const siteSettingsFeature = defineFeature({
  name: 'site-settings',
  resolvers: [SiteSettingsResolver],
});
