import type { Config } from 'vike/types';
import { readOnly } from '#renderer/read-only.ts';

/**
 * Public pages: the same bytes for everyone, indexed by search engines, and rendered on the server
 * only: their script is the small client.
 */
export default {
  audience: 'public',
  indexed: true,
  ...readOnly,
} satisfies Config;
