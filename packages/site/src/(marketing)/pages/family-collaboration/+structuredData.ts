import type { PageContextServer } from 'vike/types';
import { familyCollaboration as text } from '#(marketing)/content/introductions/family-collaboration.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, text.heading, text.path),
];
