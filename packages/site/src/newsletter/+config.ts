import type { Config } from 'vike/types';
import { readOnly } from '#renderer/read-only.ts';

/** Plain forms, rendered on the server only. */
export default {
  ...readOnly,
} satisfies Config;
