import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import type { PageContextServer } from 'vike/types';
import { structuredList } from '#blog/structured-list.ts';

export const structuredData = (pageContext: PageContextServer): object[] =>
  structuredList(pageContext, words.description);
