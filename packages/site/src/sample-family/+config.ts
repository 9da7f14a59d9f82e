import type { Config } from 'vike/types';
import { readOnly } from '#renderer/read-only.ts';

/** As the marketing pages: the same bytes for everyone, drawn on the server alone. */
export default {
  audience: 'public',
  indexed: false,
  ...readOnly,
} satisfies Config;
