import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/',
  audience: 'public',
  indexed: true,
  metadata: 'by-request',
});
