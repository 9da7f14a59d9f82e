/** Metadata for search engines and link previews, where a page has no suitable text of its own. */
export const pageMetadata = {
  /** Every page that names nothing else, the not-found page too. */
  default: {
    description:
      'Infinite Connections keeps a family’s voices, photos and stories, and delivers messages on the day their author chose.',
    keywords: ['family legacy', 'voice messages', 'future messages', 'memory preservation'],
  },
  dashboard: {
    description:
      'What needs your answer, what is on its way, and what your family has kept so far.',
    keywords: ['dashboard', 'family memories', 'scheduled messages', 'voice recordings'],
  },
  settings: {
    description: 'Your name, your password, where you are signed in, and who may write to you.',
    keywords: ['account settings', 'profile', 'password', 'sessions'],
  },
  futureMessages: {
    description: 'Every message you have written, when it goes out, and whether it has arrived.',
    keywords: ['future messages', 'scheduled messages', 'delivery', 'drafts'],
  },
  scheduleMessage: {
    description: 'Write a message, add your voice, choose who gets it and the day it arrives.',
    keywords: ['write a message', 'schedule a message', 'future delivery', 'voice message'],
  },
  message: {
    description: 'One message: its words, its people, its day, and every step it has taken.',
    keywords: ['future message', 'delivery history'],
  },
  recordings: {
    keywords: ['voice recordings', 'record a voice', 'family voices'],
  },
  admin: {
    description: 'The administration of this installation: people, content, figures and backups.',
    keywords: ['administration', 'users', 'content', 'settings', 'database'],
  },
  shared: {
    description: 'A message that was made for you. It opens when you are ready.',
    keywords: ['personal message', 'voice message'],
  },
  tell: {
    description: 'A question for you. Answer in your own voice, without an account.',
    keywords: ['family stories', 'voice answer'],
  },
  answer: {
    description: 'Say whether a planned message goes out as planned.',
    keywords: ['planned message', 'reminder'],
  },
} as const;
