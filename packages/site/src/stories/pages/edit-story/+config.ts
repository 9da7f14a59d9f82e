import { definePage } from '#seo/define-page.ts';

/** Where a story is put together. */
export default definePage({
  route: '/memory-vault/stories/@id/edit',
  audience: 'member',
  metadata: 'by-request',
});
