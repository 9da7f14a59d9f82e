/** The words of /memory-vault/favorites and of the button that marks one. */
export const favoriteWords = {
  title: 'Favorites',
  lead: 'What you marked for yourself. Nobody else sees it.',
  description: 'The photos, videos and recordings that you marked as favorites.',
  empty: 'You have no favorites yet',
  emptyHint: 'Open a photo or a recording and choose “Favorite” there.',
  toTimeline: 'To the timeline',
  more: 'Show earlier ones',
  favorite: 'Favorite',
} as const;
