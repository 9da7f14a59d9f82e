/** Where an article is read; letters of every script are written as an address needs them. */
export function articlePath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
