import { definePage } from '#seo/define-page.ts';

/** One album with what is in it. */
export default definePage({
  route: '/memory-vault/albums/@id',
  audience: 'member',
  metadata: 'by-request',
});
