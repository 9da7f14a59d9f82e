import type { Config } from 'vike/types';
import { futureMessages } from '#(marketing)/content/future-messages.ts';

export default {
  audience: 'visitor',
  title: futureMessages.title,
  description: futureMessages.description,
  keywords: [...futureMessages.keywords],
} satisfies Config;
