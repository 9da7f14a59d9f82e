import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/future-messages/@id',
  audience: 'member',
  metadata: 'by-request',
});
