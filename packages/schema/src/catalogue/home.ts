/** What can wait for a member's answer on the home page. A new kind needs words on the page. */
export const answerKinds = [
  'OWNERSHIP_OFFER',
  'INVITATION_TO_YOU',
  'QUESTION',
  'INVITATION_EXPIRED',
] as const;
export type AnswerKindName = (typeof answerKinds)[number];

/** The parts of a family's legacy that are counted, in the order in which pages show them. */
export const legacyAreas = [
  'RECORDINGS',
  'PICTURES',
  'PEOPLE',
  'MESSAGES',
  'RECIPIENTS',
  'DATES',
] as const;
export type LegacyAreaName = (typeof legacyAreas)[number];

/** The steps of /onboarding, in order. Which of them a member sees depends on their role. */
export const onboardingSteps = ['FAMILY', 'VOICE', 'PERSON'] as const;
export type OnboardingStepName = (typeof onboardingSteps)[number];

export const homeLimits = {
  /** Lines of one kind on the home page. */
  answersOfAKind: 3,
  /** How far ahead the home page looks for dates that return every year. */
  datesWithinDays: 42,
  dates: 6,
} as const;
