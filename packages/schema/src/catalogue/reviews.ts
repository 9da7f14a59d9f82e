/** WAITING: an administrator has not looked at these words yet. */
export const reviewStates = ['WAITING', 'PUBLISHED', 'REFUSED'] as const;
export type ReviewStateName = (typeof reviewStates)[number];

export const reviewLimits = {
  body: 1500,
  displayName: 60,
  place: 60,
  reply: 1000,
  page: 10,
  pageMax: 50,
} as const;

export const reviewRate = { max: 10, perSeconds: 3600 } as const;
