import { childLimits as limits } from '#catalogue/children.ts';

/**
 * What a parent agrees to, by version. Wordings that were shown to somebody stay here: the record of
 * a consent names its version.
 */
export const consentWords = {
  1: `I am this child’s parent or legal guardian. I agree that this family keeps the child’s name, birthday and voice here, for its members only. I can take this back at any time: everything is hidden at once and erased after ${limits.eraseAfterDays} days.`,
} as const;

/** Words about children's profiles that the API and the pages share. */
export const childWords = {
  nameNeeded: 'Please write the child’s name.',
  nameTooLong: `Please keep the name within ${limits.nameMaximum} characters.`,
  birthdayNeeded: 'Please choose the child’s birthday.',
  birthdayInvalid: 'Please check the birthday: it cannot lie in the future.',
  tooOld: `Profiles are for children under ${limits.addedBelowAge}. Someone who is older can have an account: invite them instead.`,
  grown: `This birthday would make the child ${limits.grownAge} or older. Please check it.`,
  consentNeeded: 'Please read this and tick the box.',
  tooMany: `A family can keep at most ${limits.perFamily} profiles.`,
  tooYoung: `A child can take the profile over from the age of ${limits.handOverAge}.`,
  notYours: 'This address is yours or the parent’s. Please write the child’s own.',
  takenOver: 'This profile has been taken over.',
  erased: 'This profile has been erased.',
  isGrown: `From the age of ${limits.grownAge}, only they decide about this profile. You can send it to them.`,
} as const;
