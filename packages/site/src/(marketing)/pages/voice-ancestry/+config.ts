import { voiceAncestry as text } from '#(marketing)/content/introductions/voice-ancestry.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: text.path,
  audience: 'visitor',
  indexed: true,
  title: text.title,
  description: text.description,
  keywords: text.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: text.heading, path: text.path }],
});
