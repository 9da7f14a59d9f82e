/** What a recipient may do from their link, and how often. Durations in the unit of their name. */
export const recipientLimits = {
  /** 'Remind me later', for one delivery. */
  reminders: 5,
  /** The two waits a recipient can choose from, in days. */
  reminderDays: { DAY: 1, WEEK: 7 },
  /** A second link, to open it with someone, works this long. */
  companionDays: 7,
  /** Their address is forgotten this long after that. */
  companionAddressDays: 30,
  /** Second links that work at the same time, and that were ever made, for one delivery. */
  companionsOpen: 3,
  companionsEver: 20,
  /** 'Thank you', for one delivery. */
  thanks: 5,
  thanksLength: 2_000,
  /** A spoken one: the recorder of the page stops after `seconds`; the call takes `bytes`. */
  voiceThanks: { seconds: 120, bytes: 8 * 1024 * 1024 },
  /** Forms sent from one link. */
  forms: { max: 30, perSeconds: 3600 },
  /** A sender's name as recipients read it. */
  senderName: 60,
} as const;

/** When an author hears of deliveries and openings of one message: together, after this wait. */
export const authorNewsTimings = {
  /** With several recipients; news about a single one leaves at once. */
  gatherMinutes: 10,
  /** News that could not be mailed for so long is dropped; the message's page shows it anyway. */
  staleAfterDays: 7,
} as const;

export const recipientActs = [
  'REMIND_TOMORROW',
  'REMIND_NEXT_WEEK',
  'NO_REMINDER',
  'NEVER',
  'OPEN_AFTER_ALL',
  'INVITE',
  'CLOSE_COMPANION',
  'THANK',
  'NOT_FOR_ME',
  'FOR_ME_AFTER_ALL',
  'STOP_WRITING',
  'WRITE_AGAIN',
  'LANGUAGE',
] as const;
export type RecipientAct = (typeof recipientActs)[number];
