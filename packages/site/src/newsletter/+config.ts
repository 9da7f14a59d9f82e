import type { Config } from 'vike/types';

/** Plain forms, rendered on the server only: only the layout around them is hydrated. */
export default {
  clientHooks: true,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
