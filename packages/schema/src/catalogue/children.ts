export const childLimits = {
  /** As a reader counts them. */
  nameMaximum: 80,
  /** Profiles of one family, those that wait to be erased among them. */
  perFamily: 60,
  /** A parent adds a child younger than this; who is older can have an account. */
  addedBelowAge: 13,
  /** From this age on, the child can take the profile over. */
  handOverAge: 13,
  /** From this age on, the parent's consent counts no more. */
  grownAge: 18,
  /** After consent was withdrawn, everything is hidden for so long and then erased. */
  eraseAfterDays: 30,
  page: 24,
  pageMax: 100,
  /** When the parent is reminded of a 13th or 18th birthday, on their own clock. */
  reminderHour: 9,
} as const;

export const childRateLimits = { children: { max: 60, perSeconds: 3600 } } as const;

/** Counts the wordings of `consentWords`: a change of their sense is a new version. */
export const consentVersion = 1;
