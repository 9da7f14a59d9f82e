import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { PageContext } from 'vike/types';

export function title(pageContext: PageContext): string {
  return pageContext.is404 ? siteShellWords.notFound.title : siteShellWords.failure.title;
}
