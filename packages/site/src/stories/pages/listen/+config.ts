import { definePage } from '#seo/define-page.ts';
import { listenWords as words } from '#stories/listen.en.ts';

// The title names neither family nor voice: it stays in the history of a device that may be shared.
export default definePage({
  route: '/listen/@token',
  canonicalPath: '/listen',
  audience: 'token',
  title: `${words.tabTitle} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
