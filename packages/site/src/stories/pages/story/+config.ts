import { definePage } from '#seo/define-page.ts';

/** One story, to read and to hear. */
export default definePage({
  route: '/memory-vault/stories/@id',
  audience: 'member',
  metadata: 'by-request',
});
