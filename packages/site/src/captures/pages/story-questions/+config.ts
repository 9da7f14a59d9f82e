import { storyQuestionsWords as words } from '#captures/story-questions.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/story-questions',
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: words.keywords,
});
