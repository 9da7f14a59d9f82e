/** The words of /memory-vault/places. */
export const mapWords = {
  title: 'Places',
  lead: 'Where the photos, videos and recordings of your family were taken.',
  description: 'Where what your family keeps was taken, on a map.',
  empty: 'No places are known yet',
  emptyHint:
    'Photos of phones bring their place along. For others you can enter it in the details of an item.',
  toVault: 'To the vault',
  map: 'Map of the world. The arrow keys move it, plus and minus zoom, and 0 shows all of it. The list has the same places.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole world',
  list: 'Places in view',
  none: 'Nothing was taken here. Zoom out to see more.',
  more: (count: number) => `and ${count.toLocaleString('en-US')} more; zoom in to see them`,
  count: (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`),
  inView: (count: number) =>
    count === 1 ? '1 place in view' : `${count.toLocaleString('en-US')} places in view`,
  nameless: (latitude: number, longitude: number) =>
    `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`,
  around: (name: string) => `${name} and around`,
  notLoaded: 'The places could not be loaded.',
  again: 'Try again',
  back: 'All places',
  earlier: 'Show earlier ones',
  nothing: 'Nothing that you may see was taken here.',
  source: 'Coasts and borders: Natural Earth, public domain.',
} as const;
