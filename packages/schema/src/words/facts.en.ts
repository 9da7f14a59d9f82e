import { vaultLimits } from '#catalogue/vault.ts';

/** What the API says about when and where an item was taken. */
export const factsWords = {
  badDate: 'This date does not exist. You can say only the year, or that you do not know.',
  futureDate: 'This day has not come yet. Is the year right?',
  badStart: 'Please choose a month or a year',
  placeTooLong: `Please write at most ${vaultLimits.placeName} characters`,
  creditTooLong: `Please write at most ${vaultLimits.credit} characters`,
  badLatitude: 'A latitude is between -90 and 90',
  badLongitude: 'A longitude is between -180 and 180',
  badItems: 'Please choose items of your family',
  tooMany: `Please choose at most ${vaultLimits.together} items at once`,
  notReadYet: 'This is still being read. Please try again in a moment.',
  stale: 'Someone else changed this a moment ago. Nothing of yours is lost.',
} as const;
