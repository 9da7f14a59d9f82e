import type { PageContext } from 'vike/types';
import { categoryTexts } from '#blog/content/categories.ts';

export const description = ({ articles }: Pick<PageContext, 'articles'>): string =>
  articles?.category ? categoryTexts[articles.category].description : '';
