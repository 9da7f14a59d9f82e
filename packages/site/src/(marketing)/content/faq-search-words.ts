/** The words of the search on /faqs, which reach the browser: without the questions. */
export const faqSearch = {
  label: 'Search the questions',
  submit: 'Search',
  clear: 'Show all questions',
  found: (count: number, query: string) =>
    count === 0
      ? `Nothing here speaks of “${query}”. Ask us; we would like to add it.`
      : `${count} ${count === 1 ? 'question speaks' : 'questions speak'} of “${query}”.`,
  /** Characters of a search that are read; more is cut off. */
  longest: 80,
} as const;
