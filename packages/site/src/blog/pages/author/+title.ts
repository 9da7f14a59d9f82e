import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import type { PageContext } from 'vike/types';

export const title = ({ articles }: PageContext): string =>
  words.articleTitle(articles?.title ?? words.title);
