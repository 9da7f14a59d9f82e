import type { PageContextServer } from 'vike/types';
import { memoryVault as text } from '#(marketing)/content/introductions/memory-vault.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, text.heading, text.path),
];
