import { definePage } from '#seo/define-page.ts';

/** A source of the tree. */
export default definePage({
  route: '/family-tree/sources/@id',
  audience: 'member',
  metadata: 'by-request',
});
