export const timelinePath = '/timeline';

/** The timeline from the end of a year on. */
export const yearPath = (year: string): string => `${timelinePath}?from=${year}`;

/** The next page, by the cursor that ends this one. */
export const earlierPath = (cursor: string): string =>
  `${timelinePath}?after=${encodeURIComponent(cursor)}`;

const vaultPath = '/memory-vault';

export const trashPath = `${vaultPath}/trash`;
export const albumsPath = `${vaultPath}/albums`;
export const albumPath = (id: string): string => `${albumsPath}/${id}`;
export const favoritesPath = `${vaultPath}/favorites`;
export const peoplePath = `${vaultPath}/people`;
export const personPath = ({ kind, personId }: { kind: string; personId: string }): string =>
  `${peoplePath}/${kind.toLowerCase()}/${personId}`;
export const onThisDayPath = `${vaultPath}/on-this-day`;

/** The next page of a list of the vault. */
export const nextPath = (path: string, cursor: string): string =>
  `${path}?after=${encodeURIComponent(cursor)}`;
