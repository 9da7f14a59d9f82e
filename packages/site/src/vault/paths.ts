export const timelinePath = '/timeline';

/** The timeline from the end of a year on. */
export const yearPath = (year: string): string => `${timelinePath}?from=${year}`;

/** The next page, by the cursor that ends this one. */
export const earlierPath = (cursor: string): string =>
  `${timelinePath}?after=${encodeURIComponent(cursor)}`;

export const vaultPath = '/memory-vault';

/** What the vault shows: all of it, or a kind, or what has no date. */
export type VaultFilter = 'all' | 'photos' | 'videos' | 'voices' | 'documents' | 'undated';

/** The vault through a filter, from the end of a month on. */
export function vaultPathOf(
  filter: VaultFilter,
  place: { readonly from?: string; readonly after?: string } = {},
): string {
  const query = new URLSearchParams(filter === 'all' ? {} : { kind: filter });
  if (place.from) query.set('from', place.from);
  if (place.after) query.set('after', place.after);
  return query.size === 0 ? vaultPath : `${vaultPath}?${query}`;
}

/** An item in the viewer, whose neighbors are those of the filter. */
export function vaultItemPath(id: string, filter: VaultFilter): string {
  return `${vaultPath}/${id}${filter === 'all' ? '' : `?kind=${filter}`}`;
}

export const duplicatesPath = `${vaultPath}/duplicates`;
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

export const placesPath = `${vaultPath}/places`;

/** In degrees; where west is greater than east, it reaches over the date line. */
export interface Area {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** What was taken within an area. */
export function areaPath({ west, east, south, north }: Area, after?: string): string {
  const query = new URLSearchParams({ area: [west, east, south, north].join(',') });
  if (after) query.set('after', after);
  return `${placesPath}/at?${query}`;
}
