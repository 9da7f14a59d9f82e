import type { Config } from 'vike/types';

export default { audience: 'member' } satisfies Config;
