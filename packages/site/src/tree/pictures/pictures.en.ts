/** Photos of people in the tree. */
export const picturesWords = {
  title: 'Photos',
  ofRecord: 'In the tree',
  inVault: 'In the vault',
  none: (name: string) =>
    `There is no photo of ${name} yet. Add one here, or name ${name} in a photo of the vault.`,
  add: 'Add a photo',
  chooseTitle: (name: string) => `A photo of ${name}`,
  chooseText: 'The first photo that you add is the picture of this person in the tree.',
  chooseOne: (title: string) => `Add ${title || 'this photo'}`,
  loading: 'Loading…',
  notLoaded: 'The photos could not be loaded. Please try again.',
  noneInVault: 'There are no photos in the vault yet.',
  toVault: 'Add photos to the vault',
  more: 'Show more',
  done: 'Done',
  added: 'The photo is in the tree.',
  removeNamed: (title: string) => `Remove ${title || 'this photo'} from the tree`,
  removed: 'The photo is no longer in the tree here. It stays in the vault.',
  all: (name: string) => `Everything with ${name}`,
} as const;
