import { pricing } from '#(marketing)/content/pricing.ts';
import { planProducts } from '#seo/plan-products.ts';
import { faqPage } from '#seo/schema-org.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: '/pricing',
  aliases: ['/pricing-plan', '/pricing-plans'],
  audience: 'public',
  indexed: true,
  title: pricing.title,
  description: pricing.description,
  keywords: pricing.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: pricing.heading, path: '/pricing' }],
  structuredData: (site) => [...planProducts(site), faqPage(pricing.questions.items)],
});
