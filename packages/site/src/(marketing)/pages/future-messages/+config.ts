import type { Config } from 'vike/types';
import { futureMessages } from '#(marketing)/content/future-messages.ts';

export default {
  audience: 'visitor',
  canonicalPath: '/future-messages',
  title: futureMessages.title,
  description: futureMessages.description,
  keywords: [...futureMessages.keywords],
} satisfies Config;
