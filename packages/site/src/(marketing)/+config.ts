import type { Config } from 'vike/types';

/**
 * Public pages: the same bytes for everyone, indexed by search engines, and rendered on the server
 * only, so that the browser hydrates only the layout.
 */
export default {
  audience: 'public',
  indexed: true,
  clientHooks: true,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
