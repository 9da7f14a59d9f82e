import { receivedWords } from '@infinite/schema/words/received.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/shared/@token/stop',
  canonicalPath: '/shared',
  audience: 'token',
  title: `${receivedWords.stop.tabTitle} | Infinite Connections`,
});
