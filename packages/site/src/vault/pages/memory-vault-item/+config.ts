import { definePage } from '#seo/define-page.ts';

/** One item of the vault, as a link leads to it. */
export default definePage({
  route: '/memory-vault/@id',
  audience: 'member',
  metadata: 'by-request',
});
