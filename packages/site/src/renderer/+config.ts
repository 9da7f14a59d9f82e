import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

/**
 * Server routing: every page is a separate document, so that titles and canonical links are always
 * right, pages stay small, and the browser's back/forward cache works.
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
    // The audience of a page decides how it may be cached; see page-audience.ts.
    audience: { env: { server: true, client: true, config: true }, eager: true },
    // The layout around the page, unless its audience decides that.
    frame: { env: { server: true, client: true } },
    // Eager: the list of public pages is read without loading any of them; see public-pages.ts.
    indexed: { env: { server: true }, eager: true },
    // Title, description and everything else of the head; see define-page.ts.
    metadata: { env: { server: true } },
    canonicalPath: { env: { server: true }, eager: true },
    listedPaths: { env: { server: true }, eager: true },
    aliases: { env: { server: true } },
  },
  audience: 'member',
  indexed: false,
} satisfies Config;
