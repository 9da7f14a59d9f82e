/** How often quizzes may be counted: by one address, and by everyone together. */
export const quizCounting = {
  perAddress: { max: 40, perSeconds: 3600 },
  inAll: { max: 3000, perSeconds: 60 },
} as const;

/** What stands for 'begun' among the results of a quiz. */
export const quizBegun = '';
