/** The words of /timeline. */
export const timelineWords = {
  title: 'Timeline',
  lead: 'Everything your family keeps, by when it was taken.',
  description:
    'The photos, videos, recordings and files of your family in the order of their time.',
  keywords: ['family timeline', 'family photos by date'],
  years: 'Years',
  yearCount: (year: string, count: number) =>
    `${year}, ${count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`}`,
  noDate: 'No date',
  earlier: 'Show earlier items',
  latest: 'Back to the latest',
  empty: 'Nothing is on your timeline yet',
  emptyHint: 'Photos, videos and recordings appear here as soon as they are in your library.',
  add: 'Add the first one',
  nothingHere: 'Nothing is that old',
  kinds: { VOICE: 'Voice recording', VIDEO: 'Video', PHOTO: 'Photo', FILE: 'File' },
  arrows: 'The arrow keys move from one item to the next.',
} as const;
