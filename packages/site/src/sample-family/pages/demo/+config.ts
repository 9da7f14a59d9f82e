import type { Config } from 'vike/types';
import { demo } from '#sample-family/content/demo.ts';

export default {
  title: demo.title,
  description: demo.description,
  keywords: [...demo.keywords],
  canonicalPath: '/demo',
} satisfies Config;
