import type { Config } from 'vike/types';
import { printing } from '#enquiries/content/printing.ts';

export default {
  route: '/printing-services',
  title: printing.title,
  description: printing.description,
  keywords: [...printing.keywords],
  canonicalPath: '/printing-services',
} satisfies Config;
