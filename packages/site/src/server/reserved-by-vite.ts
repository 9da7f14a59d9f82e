/**
 * Whether an address is one of Vite's development server. Vike refuses to draw such a page at all and
 * throws, also when the path is written with percent signs, so it must not get to see it.
 */
export function isReservedByVite(url: string): boolean {
  return reserved.test(url) || reserved.test(decoded(url));
}

const reserved = /^\/(?:@fs|@id|@vite|__vite)/;

function decoded(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? url);
  } catch {
    // Not a valid escape: no server decodes it to anything else.
    return url;
  }
}
