import type { CampaignStateName, SubscriberStateName } from '#catalogue/newsletter.ts';
import { newsletterLimits } from '#catalogue/newsletter.ts';

export const campaignStateWords: Record<CampaignStateName, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  SENDING: 'Sending',
  PAUSED: 'Paused',
  SENT: 'Sent',
  CANCELLED: 'Cancelled',
};

export const subscriberStateWords: Record<SubscriberStateName, string> = {
  PENDING: 'Not confirmed',
  ACTIVE: 'Subscribed',
  UNSUBSCRIBED: 'Unsubscribed',
  SUPPRESSED: 'Suppressed',
};

/** The place 'E-mail marketing' of the console, and what the API says to it. */
export const newsletterConsoleWords = {
  tooLong: (max: number) => `At most ${max.toLocaleString('en')} characters fit here.`,
  badLanguage: 'Write the language as a code, such as en.',
  badDate: 'This is not a day of the calendar.',
  tooManyArticles: `A letter can show ${newsletterLimits.articles} articles.`,
  badRate: `Choose a rate from 1 to ${newsletterLimits.ratePerSecondMax} mails a second.`,
  badZone: 'We do not know this time zone.',
  past: 'This moment has passed. Choose a later one, or send at once.',
  shiftedTime: 'The clocks go forward then, and this time does not exist that day.',
  stale: 'This letter was changed by somebody else since you opened it.',
  notNow: (state: string) => `This cannot be done with a letter that is ${state.toLowerCase()}.`,
  notReady: 'Something is still missing here before the letter can leave.',
  noSubject: 'Write a subject.',
  nothingInIt: 'Write an introduction or choose an article.',
  nobody: 'Nobody who is subscribed fits this choice.',
} as const;
