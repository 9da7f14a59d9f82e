import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { definePage } from '#seo/define-page.ts';
import { pageMetadata } from '#seo/page-metadata.en.ts';

export default definePage({
  route: '/settings',
  audience: 'member',
  title: `${memberSettingsWords.pageTitle} | Infinite Connections`,
  description: pageMetadata.settings.description,
  keywords: pageMetadata.settings.keywords,
});
