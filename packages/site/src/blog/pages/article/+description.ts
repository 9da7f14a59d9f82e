import type { PageContext } from 'vike/types';

export const description = ({ article }: PageContext): string | null =>
  article?.seoDescription ?? null;
