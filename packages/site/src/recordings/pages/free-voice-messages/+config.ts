import { freeVoiceMessages as words } from '#recordings/content/free-voice-messages.ts';
import { faqPage } from '#seo/schema-org.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/free-voice-messages',
  audience: 'public',
  indexed: true,
  title: words.title,
  description: words.description,
  keywords: words.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: 'Free voice messages', path: '/free-voice-messages' }],
  structuredData: () => [faqPage(words.questions.items)],
});
