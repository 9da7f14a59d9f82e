export const tagLimits = {
  /** Length as a reader counts it. */
  characters: 40,
  perItem: 30,
  /** Suggestions shown at once. */
  suggested: 5,
  /** Of a family, in the filter of the search: those that most items have. */
  listed: 200,
} as const;
