/** Words that stand on every introduction. */
export const introductionFrame = {
  today: 'Where this stands today',
  works: 'Works today',
  building: 'Being built',
  questions: 'Questions people ask',
} as const;
