import { demo } from '#sample-family/content/demo.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: '/demo',
  audience: 'public',
  indexed: false,
  title: demo.title,
  description: demo.description,
  keywords: demo.keywords,
  picture: 'of-home',
  breadcrumbs: [],
});
