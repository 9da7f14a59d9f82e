/** The plain `filename` of RFC 6266, which is all that our server writes. */
export function fileNameOf(disposition: string | null): string | null {
  const name = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  return name && /^[\w.-]+$/.test(name) ? name : null;
}
