import type { Config } from 'vike/types';
import { readOnly } from '#renderer/read-only.ts';

/** Anyone may come to it: it has the documented header, and no shell. */
export default { ...readOnly, frame: 'public' } satisfies Config;
