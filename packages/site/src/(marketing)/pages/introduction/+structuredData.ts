import type { PageContextServer } from 'vike/types';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { introductionOf } from './introduction-of.ts';

export const structuredData = (pageContext: PageContextServer): object[] => {
  const text = introductionOf(pageContext);
  return text ? [breadcrumbs(pageContext.site, text.heading, text.path)] : [];
};
