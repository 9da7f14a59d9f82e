import type { Config } from 'vike/types';

/** As the marketing pages: the same bytes for everyone, drawn on the server alone. */
export default {
  audience: 'public',
  indexed: true,
  clientHooks: true,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
