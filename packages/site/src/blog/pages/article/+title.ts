import { blogPageWords } from '@infinite/schema/words/blog-pages.en';
import type { PageContext } from 'vike/types';

export const title = ({ article }: PageContext): string =>
  blogPageWords.articleTitle(article?.seoTitle ?? blogPageWords.title);
