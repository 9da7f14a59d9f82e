import type { PageContextServer } from 'vike/types';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { futureMessages } from '#(marketing)/content/future-messages.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, futureMessages.heading, '/future-messages'),
];
