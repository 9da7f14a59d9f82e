import { scheduleMessage } from '#(marketing)/content/schedule-message.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  canonicalPath: '/schedule-message',
  audience: 'visitor',
  indexed: true,
  title: scheduleMessage.title,
  description: scheduleMessage.description,
  keywords: scheduleMessage.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: scheduleMessage.heading, path: '/schedule-message' }],
});
