import { definePage } from '#seo/define-page.ts';

/** Making two people of one record. */
export default definePage({
  route: '/family-tree/person/@id/split',
  audience: 'member',
  metadata: 'by-request',
});
