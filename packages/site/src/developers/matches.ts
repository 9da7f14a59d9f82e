/** The longest search that is answered. */
export const longestSearch = 80;

/** Whether every word of the search occurs in the text, in any order. */
export function matches(text: string, search: string): boolean {
  const haystack = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
