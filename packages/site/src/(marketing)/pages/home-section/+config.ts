import type { Config } from 'vike/types';

/** The home page in feature mode. */
export default { canonicalPath: '/', frame: 'feature' } satisfies Config;
