import { pageMetadata } from '#seo/page-metadata.en.ts';
import type { Config } from 'vike/types';

export default {
  audience: 'member',
  description: pageMetadata.message.description,
  keywords: [...pageMetadata.message.keywords],
} satisfies Config;
