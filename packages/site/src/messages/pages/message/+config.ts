import { pageMetadata } from '@infinite/schema/words/page-metadata.en';
import type { Config } from 'vike/types';

export default {
  audience: 'member',
  description: pageMetadata.message.description,
  keywords: [...pageMetadata.message.keywords],
} satisfies Config;
