import { connectionsWords as words } from '#collaboration/connections.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: '/connections',
  aliases: ['/family-connections'],
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
});
