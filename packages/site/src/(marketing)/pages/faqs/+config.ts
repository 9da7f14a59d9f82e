import type { Config } from 'vike/types';
import { faqs } from '#(marketing)/content/faqs.ts';

export default {
  route: '/faqs',
  title: faqs.title,
  description: faqs.description,
  keywords: [...faqs.keywords],
  canonicalPath: '/faqs',
} satisfies Config;
