import type { Config } from 'vike/types';
import { inspiringAbout } from '#(marketing)/content/inspiring-about.ts';

export default {
  route: '/inspiring-about',
  title: inspiringAbout.title,
  description: inspiringAbout.description,
  keywords: [...inspiringAbout.keywords],
} satisfies Config;
