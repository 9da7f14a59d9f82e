import { definePage } from '#seo/define-page.ts';

/** Every list of articles; `lists.ts` says which one an address names. */
export default definePage({
  route: 'by-function',
  // The sitemap takes the categories from what is published.
  listedPaths: ['/blog', '/genealogy-blog'],
  audience: 'public',
  indexed: true,
  metadata: 'by-request',
});
