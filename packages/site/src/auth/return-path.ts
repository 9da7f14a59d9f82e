/**
 * Reads where to go after a sign-in. Only a path on this site passes ('/schedule-message?x=1#y');
 * anything that a browser could read as another site, a scheme or a relative path gives null.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return null;
  const here = 'https://here.invalid';
  if (!URL.canParse(value, here)) return null;
  const url = new URL(value, here);
  if (url.origin !== here || url.username || url.password) return null;
  const path = url.pathname + url.search + url.hash;
  // '/.//elsewhere' parses to a path on this site whose text alone means another one.
  return path.startsWith('//') ? null : path;
}
