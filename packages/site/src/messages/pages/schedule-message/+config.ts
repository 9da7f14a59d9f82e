import { composerWords } from '@infinite/schema/words/composer.en';
import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';

export default {
  audience: 'member',
  title: `${composerWords.pageTitle.write} | Infinite Connections`,
  description: pageMetadata.scheduleMessage.description,
  keywords: [...pageMetadata.scheduleMessage.keywords],
} satisfies Config;
