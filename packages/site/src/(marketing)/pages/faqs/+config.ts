import { faqs, faqTopics } from '#(marketing)/content/faqs.ts';
import { faqPage } from '#seo/schema-org.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/faqs',
  audience: 'public',
  indexed: true,
  title: faqs.title,
  description: faqs.description,
  keywords: faqs.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: faqs.heading, path: '/faqs' }],
  structuredData: () => [faqPage(faqTopics.flatMap(({ items }) => items))],
});
