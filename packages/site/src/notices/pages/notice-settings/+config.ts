import { noticesWords } from '#notices/notices.en.ts';
import { noticeSettingsPath } from '#notices/paths.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: noticeSettingsPath,
  audience: 'member',
  title: `${noticesWords.settings.title} | Infinite Connections`,
  description: noticesWords.settings.lead,
});
