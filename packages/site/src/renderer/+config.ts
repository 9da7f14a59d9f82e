import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

/**
 * Server routing: every page is a document of its own, so that titles and canonical links are
 * always right, pages stay small, and the browser's back/forward cache does the rest.
 */
export default {
  extends: [vikeReact],
  clientRouting: false,
  hydrationCanBeAborted: false,
  stream: false,
  prefetchStaticAssets: false,
  lang: 'en',
  passToClient: ['viewer', 'site', 'now', 'is404', 'urlPathname'],
  meta: {
    // Who a page is for decides how it may be cached; see page-audience.ts.
    audience: { env: { server: true, client: true, config: true }, eager: true },
    // What stands around the page, where its audience does not decide that.
    frame: { env: { server: true, client: true } },
    // Eager: the list of public pages is read without loading any of them; see public-pages.ts.
    indexed: { env: { server: true }, eager: true },
    keywords: { env: { server: true } },
    canonicalPath: { env: { server: true }, eager: true },
    structuredData: { env: { server: true } },
  },
  audience: 'member',
  indexed: false,
  description: pageMetadata.default.description,
  keywords: [...pageMetadata.default.keywords],
} satisfies Config;
