import type { PageContextServer } from 'vike/types';
import { pricing } from '#(marketing)/content/pricing.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { faqPage } from '#seo/faq-page.ts';
import { planProducts } from '#seo/plan-products.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, pricing.heading, '/pricing'),
  ...planProducts(site),
  faqPage(pricing.questions.items),
];
