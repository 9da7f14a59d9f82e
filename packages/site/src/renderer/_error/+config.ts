import type { Config } from 'vike/types';
import { readOnly } from '#renderer/read-only.ts';

export default { ...readOnly } satisfies Config;
