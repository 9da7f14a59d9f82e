import type { PageContextServer } from 'vike/types';
import { faqs, faqTopics } from '#(marketing)/content/faqs.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { faqPage } from '#seo/faq-page.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, faqs.heading, '/faqs'),
  faqPage(faqTopics.flatMap(({ items }) => items)),
];
