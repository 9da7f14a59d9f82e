import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import type { PageContext } from 'vike/types';

export const description = ({ articles }: PageContext): string =>
  words.tagDescription(articles?.title ?? '');
