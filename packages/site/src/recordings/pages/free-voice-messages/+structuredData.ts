import type { PageContextServer } from 'vike/types';
import { freeVoiceMessages as words } from '#recordings/content/free-voice-messages.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { faqPage } from '#seo/faq-page.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  breadcrumbs(site, 'Free voice messages', '/free-voice-messages'),
  faqPage(words.questions.items),
];
