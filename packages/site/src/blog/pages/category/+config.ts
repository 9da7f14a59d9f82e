import type { Config } from 'vike/types';

export default { route: '/blog/category/@category' } satisfies Config;
