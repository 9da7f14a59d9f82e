/** Of one relative who was asked. A question itself is open or withdrawn. */
export const answerStates = ['OPEN', 'ANSWERED', 'DECLINED'] as const;
export type AnswerStateName = (typeof answerStates)[number];

export const questionLimits = {
  /** As a reader counts them. */
  characters: 500,
  answerCharacters: 4000,
  people: 20,
  page: 10,
  pageMax: 50,
  /** How far ahead the day by when may lie. */
  byDayWithinDays: 730,
  /** The reminder comes on the day before, or so long after a question without a day. */
  reminderAfterDays: 14,
  /** On the clock of the one who is asked. */
  reminderHour: 9,
} as const;

export const questionRateLimits = { questions: { max: 60, perSeconds: 3600 } } as const;
