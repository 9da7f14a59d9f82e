/**
 * The location in the console: a query without its question mark, such as 'tab=users&user=…'. In a
 * browser it is the address's query, in the application its hash.
 */
export interface ConsoleLocation {
  read(): string;
  /** What a link to this query has as its address. */
  hrefOf(query: string): string;
  /** Adds a history entry. */
  push(query: string): void;
  /** Replaces the current history entry, for example while a search is typed. */
  replace(query: string): void;
  /** Calls back after every change, whatever caused it, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** The query with some names replaced; null or '' removes one. */
export function changedQuery(query: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params.toString();
}
