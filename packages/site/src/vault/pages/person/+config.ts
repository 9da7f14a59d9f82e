import { definePage } from '#seo/define-page.ts';

/** What one person is in. */
export default definePage({
  route: '/memory-vault/people/@kind/@id',
  audience: 'member',
  metadata: 'by-request',
});
