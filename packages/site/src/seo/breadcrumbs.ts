import type { SiteFacts } from '#renderer/page-audience.ts';

/** schema.org: the way from the home page to this one. */
export function breadcrumbs(site: SiteFacts, name: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.origin}/` },
      { '@type': 'ListItem', position: 2, name, item: site.origin + path },
    ],
  };
}
