import { tagLimits } from '#catalogue/tags.ts';

/** What the API says about tags. */
export const tagWords = {
  needed: 'Please write a word or two.',
  tooLong: `A tag has at most ${tagLimits.characters} characters.`,
  tooMany: `An item has at most ${tagLimits.perItem} tags.`,
} as const;
