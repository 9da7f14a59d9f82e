import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { SiteFacts } from '#renderer/page-audience.ts';

/** schema.org: who runs the site. No rating: none has been given yet. */
export function organization(site: SiteFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteShellWords.name,
    url: `${site.origin}/`,
    logo: logoOf(site),
    slogan: siteShellWords.tagline,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.supportEmail,
      telephone: site.supportPhone,
    },
  };
}

/** Google asks for a picture of at least 112 pixels, in a format that it crawls. */
export const logoOf = (site: Pick<SiteFacts, 'origin'>): string => `${site.origin}/icon-512.png`;

/** schema.org: the site as a whole, and how it is searched. */
export function website(site: SiteFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteShellWords.name,
    url: `${site.origin}/`,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.origin}/blog?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
