import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/blog/@slug',
  audience: 'public',
  indexed: true,
  metadata: 'by-request',
});
