import type { Config } from 'vike/types';

/** For readers; search engines find the same articles by their categories. */
export default { route: '/blog/author/@author', indexed: false } satisfies Config;
