import type { Config } from 'vike/types';

/** Plain forms, drawn on the server alone: only the frame around them comes to life. */
export default {
  clientHooks: true,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
