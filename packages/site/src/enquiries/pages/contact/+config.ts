import type { Config } from 'vike/types';
import { contact } from '#enquiries/content/contact.ts';

export default {
  route: '/contact',
  title: contact.title,
  description: contact.description,
  keywords: [...contact.keywords],
  canonicalPath: '/contact',
} satisfies Config;
