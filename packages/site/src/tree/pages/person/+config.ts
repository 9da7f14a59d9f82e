import { definePage } from '#seo/define-page.ts';

/** A person of the tree. */
export default definePage({
  route: '/family-tree/person/@id',
  audience: 'member',
  metadata: 'by-request',
});
