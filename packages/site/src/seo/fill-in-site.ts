import type { SiteFacts } from '#renderer/page-audience.ts';

/** The facts of an installation that structured data names. */
export type NamedSite = Pick<SiteFacts, 'origin' | 'supportEmail' | 'supportPhone'>;

/**
 * Stands in for the installation while pages are configured: the build knows no origin. Structured
 * data must only put these texts into larger ones.
 */
export const siteToFillIn: NamedSite = {
  origin: '{{origin}}',
  supportEmail: '{{supportEmail}}',
  supportPhone: '{{supportPhone}}',
};

/** The same objects with the facts of this installation in them. */
export function fillInSite(objects: readonly object[], site: NamedSite): object[] {
  const text = JSON.stringify(objects).replaceAll(
    /\{\{(origin|supportEmail|supportPhone)\}\}/g,
    (_, fact: keyof NamedSite) => JSON.stringify(site[fact]).slice(1, -1),
  );
  return JSON.parse(text) as object[];
}
