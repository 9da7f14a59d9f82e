import { futureMessages } from '#(marketing)/content/future-messages.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: '/future-messages',
  audience: 'visitor',
  indexed: true,
  title: futureMessages.title,
  description: futureMessages.description,
  keywords: futureMessages.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: futureMessages.heading, path: '/future-messages' }],
});
