/** The address as a URL, or null. (`URL.canParse` is younger than the oldest runtime we test on.) */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
