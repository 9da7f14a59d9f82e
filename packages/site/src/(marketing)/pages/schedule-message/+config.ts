import type { Config } from 'vike/types';
import { scheduleMessage } from '#(marketing)/content/schedule-message.ts';

export default {
  audience: 'visitor',
  canonicalPath: '/schedule-message',
  title: scheduleMessage.title,
  description: scheduleMessage.description,
  keywords: [...scheduleMessage.keywords],
} satisfies Config;
