import type { PageContext } from 'vike/types';
import { introductionOf } from './introduction-of.ts';

export const description = (pageContext: PageContext): string | null =>
  introductionOf(pageContext)?.description ?? null;
