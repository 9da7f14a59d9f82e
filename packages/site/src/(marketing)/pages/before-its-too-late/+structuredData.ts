import type { PageContextServer } from 'vike/types';
import { beforeItsTooLate } from '#(marketing)/content/before-its-too-late.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { howTo } from '#seo/how-to.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, beforeItsTooLate.heading, '/before-its-too-late'),
  howTo('How to ask a parent about their life', beforeItsTooLate.how.items),
];
