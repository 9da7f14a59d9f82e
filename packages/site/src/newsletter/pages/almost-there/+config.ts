import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/newsletter/almost-there',
  audience: 'public',
  indexed: false,
  title: `${words.almost.title} | Infinite Connections`,
  description: words.almost.lead,
  keywords: pageMetadata.default.keywords,
  picture: 'of-home',
  breadcrumbs: [],
});
