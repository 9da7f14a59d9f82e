import { beforeItsTooLate } from '#(marketing)/content/before-its-too-late.ts';
import { howTo } from '#seo/schema-org.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/before-its-too-late',
  audience: 'public',
  indexed: true,
  title: beforeItsTooLate.title,
  description: beforeItsTooLate.description,
  keywords: beforeItsTooLate.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: beforeItsTooLate.heading, path: '/before-its-too-late' }],
  structuredData: () => [howTo('How to ask a parent about their life', beforeItsTooLate.how.items)],
});
