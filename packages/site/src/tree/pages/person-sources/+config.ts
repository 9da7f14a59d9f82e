import { definePage } from '#seo/define-page.ts';

/** What is known of a person, each fact with its sources. */
export default definePage({
  route: '/family-tree/person/@id/sources',
  audience: 'member',
  metadata: 'by-request',
});
