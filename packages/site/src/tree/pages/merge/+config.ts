import { definePage } from '#seo/define-page.ts';

/** Making one person of two records. */
export default definePage({
  route: '/family-tree/person/@id/merge',
  audience: 'member',
  metadata: 'by-request',
});
