import { noticesWords } from '#notices/notices.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/notifications/unsubscribe/@token',
  canonicalPath: '/notifications/unsubscribe',
  audience: 'token',
  plain: true,
  title: `${noticesWords.stop.title} | Infinite Connections`,
});
