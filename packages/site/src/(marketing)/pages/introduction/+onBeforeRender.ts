import type { PageContextServer } from 'vike/types';
import { introductionOf } from './introduction-of.ts';

export function onBeforeRender(pageContext: PageContextServer) {
  return { pageContext: { pageKeywords: introductionOf(pageContext)?.keywords } };
}
