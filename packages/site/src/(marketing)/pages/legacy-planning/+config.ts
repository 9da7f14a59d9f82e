import { legacyPlanning } from '#(marketing)/content/legacy-planning.ts';
import { howTo } from '#seo/schema-org.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/legacy-planning',
  audience: 'public',
  indexed: true,
  title: legacyPlanning.title,
  description: legacyPlanning.description,
  keywords: legacyPlanning.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: legacyPlanning.heading, path: '/legacy-planning' }],
  structuredData: () => [
    howTo('How to put your legacy in order in six sittings', legacyPlanning.sittings.items),
  ],
});
