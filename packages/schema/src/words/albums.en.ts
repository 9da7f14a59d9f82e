import { vaultLimits } from '#catalogue/vault.ts';

/** What the API says about albums. */
export const albumWords = {
  titleNeeded: 'Please give the album a title',
  tooLong: (limit: number) => `Please write at most ${limit.toLocaleString('en-US')} characters`,
  tooManyAtOnce: `Please choose at most ${vaultLimits.itemsAtOnce} items at once`,
  tooManyAlbums: `A family can have ${vaultLimits.perFamily.toLocaleString('en-US')} albums, and yours has that many.`,
  albumFull: `An album can have ${vaultLimits.perAlbum.toLocaleString('en-US')} items. Please begin another one.`,
  notIn: 'This is not in the album any more',
  byDate:
    'This album is in the order of its dates. Choose “arranged by hand” to move something in it.',
} as const;
