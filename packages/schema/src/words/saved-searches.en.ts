import { savedSearchLimits as limits } from '#catalogue/search.ts';

export const savedSearchWords = {
  badDate: 'Write a year like 1978, or a day like 1978-06-30.',
  nameNeeded: 'Please give the search a name.',
  tooLong: `A name has at most ${limits.name} characters.`,
  tooMany: `You have saved ${limits.perMember} searches. Delete one first.`,
  nothing: 'There is nothing to save yet. Search for something first.',
} as const;
