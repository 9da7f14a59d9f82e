import { transparentPricing } from '#(marketing)/content/transparent-pricing.ts';
import { planProducts } from '#seo/plan-products.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/transparent-pricing',
  audience: 'public',
  indexed: true,
  title: transparentPricing.title,
  description: transparentPricing.description,
  keywords: transparentPricing.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: transparentPricing.heading, path: '/transparent-pricing' }],
  structuredData: planProducts,
});
