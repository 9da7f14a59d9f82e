import type { PageContext } from 'vike/types';

export const description = ({ article }: PageContext): string | null => article?.excerpt ?? null;
