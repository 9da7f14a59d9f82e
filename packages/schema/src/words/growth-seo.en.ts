/** The audit of the public pages. */
export const seoWords = {
  heading: 'What search engines see',
  lead: 'Reads every public page as a search engine does, and says what to mend and how.',
} as const;
