/** The places of the memory vault. */
export const vaultPlacesWords = {
  label: 'Memory vault',
  all: 'Everything',
  timeline: 'Timeline',
  albums: 'Albums',
  stories: 'Stories',
  favorites: 'Favorites',
  people: 'People',
  places: 'Places',
  onThisDay: 'On this day',
  duplicates: 'Duplicates',
  trash: 'Trash',
} as const;
