import {
  introductionAliases,
  introductions,
} from '#(marketing)/content/introductions/introductions.ts';
import { definePage } from '#seo/define-page.ts';

/** The page of every introduction; `+route.ts` says which one an address names. */
export default definePage({
  route: 'by-function',
  listedPaths: Object.values(introductions).map(({ path }) => path),
  aliases: Object.keys(introductionAliases),
  audience: 'public',
  indexed: true,
  metadata: 'by-request',
});
