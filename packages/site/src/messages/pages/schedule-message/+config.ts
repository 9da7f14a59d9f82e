import { composerWords } from '@infinite/schema/words/composer.en';
import type { Config } from 'vike/types';

export default {
  audience: 'member',
  title: `${composerWords.pageTitle.write} | Infinite Connections`,
} satisfies Config;
