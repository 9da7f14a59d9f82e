import { noticesPath } from '#notices/paths.ts';
import { noticesWords } from '#notices/notices.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: noticesPath,
  audience: 'member',
  title: `${noticesWords.heading} | Infinite Connections`,
  description: noticesWords.lead,
});
