import type { Config } from 'vike/types';

export default { route: '/blog/@slug' } satisfies Config;
