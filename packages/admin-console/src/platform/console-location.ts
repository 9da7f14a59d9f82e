/**
 * Where in the console one is: the text of a query without its question mark, such as
 * 'tab=users&user=…'. In a browser it is the address's query, in the application its hash.
 */
export interface ConsoleLocation {
  read(): string;
  /** What a link to this query has as its address. */
  hrefOf(query: string): string;
  /** A step that 'back' undoes. */
  push(query: string): void;
  /** The same step told anew, such as a search that is still typed. */
  replace(query: string): void;
  /** Calls back after every change, by whomever, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** The query after some names were set anew; null or '' removes one. */
export function changedQuery(query: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params.toString();
}
