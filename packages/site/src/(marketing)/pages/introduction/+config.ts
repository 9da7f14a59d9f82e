import type { Config } from 'vike/types';
import { introductions } from '#(marketing)/content/introductions/introductions.ts';

/** The page of every introduction; `+route.ts` says which one an address names. */
export default {
  listedPaths: Object.values(introductions).map(({ path }) => path),
} satisfies Config;
