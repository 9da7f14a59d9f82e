import { definePage } from '#seo/define-page.ts';

/** One recording of the family, with what relatives say about it. */
export default definePage({
  route: '/voice-recordings/@id',
  audience: 'member',
  metadata: 'by-request',
});
