import type { PageContextServer } from 'vike/types';
import { voiceAncestry as text } from '#(marketing)/content/introductions/voice-ancestry.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, text.heading, text.path),
];
