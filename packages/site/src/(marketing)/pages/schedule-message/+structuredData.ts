import type { PageContextServer } from 'vike/types';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { scheduleMessage } from '#(marketing)/content/schedule-message.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, scheduleMessage.heading, '/schedule-message'),
];
