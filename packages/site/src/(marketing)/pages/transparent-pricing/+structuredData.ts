import type { PageContextServer } from 'vike/types';
import { transparentPricing } from '#(marketing)/content/transparent-pricing.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { planProducts } from '#seo/plan-products.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, transparentPricing.heading, '/transparent-pricing'),
  ...planProducts(site),
];
