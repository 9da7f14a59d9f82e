import type { PageContext } from 'vike/types';
import type { IntroductionText } from '#(marketing)/content/introductions/introduction-text.ts';
import { introductionAt, introductions } from '#(marketing)/content/introductions/introductions.ts';

/** What the introduction at this address says; null at any other. */
export function introductionOf({
  urlPathname,
}: Pick<PageContext, 'urlPathname'>): IntroductionText | null {
  const name = introductionAt(urlPathname);
  return name ? introductions[name] : null;
}
