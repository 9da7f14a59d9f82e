/** What a member's search finds, in the order in which results are shown. */
export const searchGroups = [
  'RECORDINGS',
  'TRANSCRIPTS',
  'DOCUMENTS',
  'ALBUMS',
  'STORIES',
  'TREE',
  'MESSAGES',
  'PEOPLE',
  'CONTACTS',
  'RECIPIENTS',
  'ARTICLES',
] as const;
export type SearchGroupName = (typeof searchGroups)[number];

export const searchLimits = {
  /** Characters of a search that are read; the rest is ignored. */
  characters: 200,
  words: 8,
  /** Characters of a word that count. The SQL function `search_tokens` has the same limit. */
  wordCharacters: 60,
  /** Results of a group where all groups are shown, and where one is. */
  shown: 5,
  page: 20,
  pageMax: 50,
} as const;

export const savedSearchLimits = {
  /** Length as a reader counts it. */
  name: 80,
  /** Of one member in one family. */
  perMember: 50,
} as const;
