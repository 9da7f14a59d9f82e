import { inspiringAbout } from '#(marketing)/content/inspiring-about.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/inspiring-about',
  audience: 'public',
  indexed: true,
  title: inspiringAbout.title,
  description: inspiringAbout.description,
  keywords: inspiringAbout.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: inspiringAbout.heading, path: '/inspiring-about' }],
});
