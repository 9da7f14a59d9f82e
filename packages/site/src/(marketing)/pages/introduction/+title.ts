import type { PageContext } from 'vike/types';
import { introductionOf } from './introduction-of.ts';

export const title = (pageContext: PageContext): string | null =>
  introductionOf(pageContext)?.title ?? null;
