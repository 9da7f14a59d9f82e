import type { Config } from 'vike/types';

/**
 * Public pages: the same bytes for everyone, listed by search engines, and drawn on the server
 * alone, so that only the frame around them comes to life in the browser.
 */
export default {
  audience: 'public',
  indexed: true,
  clientHooks: true,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
