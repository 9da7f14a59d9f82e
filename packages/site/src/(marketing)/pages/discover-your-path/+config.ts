import { discoverYourPath } from '#(marketing)/content/discover-your-path.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/discover-your-path',
  audience: 'public',
  indexed: true,
  title: discoverYourPath.title,
  description: discoverYourPath.description,
  keywords: discoverYourPath.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: discoverYourPath.heading, path: '/discover-your-path' }],
});
