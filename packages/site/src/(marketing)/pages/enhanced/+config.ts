import { enhanced } from '#(marketing)/content/enhanced.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/enhanced',
  canonicalPath: '/',
  audience: 'public',
  indexed: false,
  title: enhanced.title,
  description: enhanced.description,
  keywords: enhanced.keywords,
  picture: 'of-home',
  breadcrumbs: [],
});
