import type { Config } from 'vike/types';
import { privacyPolicy } from '#(marketing)/content/privacy-policy.ts';

export default {
  route: '/privacy-policy',
  title: privacyPolicy.title,
  description: privacyPolicy.description,
  keywords: ['Infinite Connections', 'privacy policy'],
} satisfies Config;
