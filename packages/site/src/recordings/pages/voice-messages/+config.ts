import type { Config } from 'vike/types';
import introduction from '#recordings/pages/introduction/+config.ts';

/** Search engines are led to the page's own address. */
export default { ...introduction, indexed: false } satisfies Config;
