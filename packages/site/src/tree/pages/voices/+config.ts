import { definePage } from '#seo/define-page.ts';

/** The voices of one person or union of the family tree. */
export default definePage({
  route: '/voice-ancestry/@id',
  audience: 'member',
  metadata: 'by-request',
});
