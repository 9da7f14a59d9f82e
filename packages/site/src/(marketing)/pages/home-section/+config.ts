import { definePage } from '#seo/define-page.ts';

/** The home page in feature mode. */
export default definePage({
  route: 'by-function',
  canonicalPath: '/',
  audience: 'public',
  indexed: true,
  frame: 'feature',
  metadata: 'by-request',
});
