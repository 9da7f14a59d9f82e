import type { Config } from 'vike/types';

/**
 * A page that is rendered on the server alone: no React, no data of the page in the markup, and one
 * small script (`client/main.ts`), which brings islands where the markup names them.
 */
export const readOnly = {
  clientHooks: false,
  // Vike knows no imports that begin with '#': the package names its own module.
  client: 'import:@infinite/site/client:default',
  meta: { Page: { env: { server: true, client: false } } },
} as const satisfies Config;
