import { familyCollaboration } from '#(marketing)/content/introductions/family-collaboration.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: '/family-collaboration',
  audience: 'visitor',
  indexed: true,
  title: familyCollaboration.title,
  description: familyCollaboration.description,
  keywords: familyCollaboration.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: familyCollaboration.heading, path: '/family-collaboration' }],
});
