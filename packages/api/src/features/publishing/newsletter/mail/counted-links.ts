/** An address of the web in an anchor of a mail; unsubscribing and preferences are placeholders yet. */
const anchor = /(<a\b[^>]*?\shref=")(https?:[^"]*)"/g;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** Every address that the anchors of a mail lead to, once each, in the order of the mail. */
export function linksOf(html: string): string[] {
  return [...new Set([...html.matchAll(anchor)].map(([, , address = '']) => unescaped(address)))];
}

/**
 * The mail with each of `links` replaced. Other anchors stay as they are.
 * @param addressOf the address in place of `links[index]`
 */
export function withCountedLinks(
  html: string,
  links: readonly string[],
  addressOf: (index: number) => string,
): string {
  const places = new Map(links.map((address, index) => [address, index]));
  return html.replaceAll(anchor, (whole, before: string, address: string) => {
    const index = places.get(unescaped(address));
    return index === undefined ? whole : `${before}${addressOf(index)}"`;
  });
}
