/** The places of the memory vault. */
export const vaultPlacesWords = {
  label: 'Memory vault',
  all: 'Everything',
  timeline: 'Timeline',
  albums: 'Albums',
  favorites: 'Favorites',
  people: 'People',
  places: 'Places',
  onThisDay: 'On this day',
  trash: 'Trash',
} as const;
