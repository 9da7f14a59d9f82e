/** One address of the site, as sitemaps.org's protocol 0.9 lists it. */
export interface SitemapEntry {
  /** Absolute address. */
  readonly address: string;
  /** ISO 8601; left out where nobody knows. */
  readonly modifiedAt?: string;
  /** Absolute addresses of the pictures on the page (Google's image extension, 1.1). */
  readonly pictures?: readonly string[];
}

/** The most addresses that the protocol lets one file name. */
export const mostEntries = 50_000;

/** A sitemap of up to `mostEntries` addresses; what is beyond is left out. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries
    .slice(0, mostEntries)
    .map(
      ({ address, modifiedAt, pictures = [] }) =>
        `<url><loc>${escapeXml(address)}</loc>` +
        (modifiedAt ? `<lastmod>${escapeXml(modifiedAt)}</lastmod>` : '') +
        pictures
          .map((at) => `<image:image><image:loc>${escapeXml(at)}</image:loc></image:image>`)
          .join('') +
        `</url>\n`,
    );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('')}</urlset>\n`
  );
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
