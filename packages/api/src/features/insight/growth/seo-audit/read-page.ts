import { Parser } from 'htmlparser2';

/** What a search engine reads on a page. */
export interface PageReading {
  readonly title: string | null;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly robots: string | null;
  readonly language: string | null;
  /** Levels in the order of the page. */
  readonly headings: readonly number[];
  /** The @type of each piece of structured data. */
  readonly structuredData: readonly string[];
  /** Why a piece of structured data is not valid. */
  readonly badStructuredData: readonly string[];
  readonly imagesWithoutAlt: readonly string[];
  readonly imagesWithoutSize: readonly string[];
  /** As they stand in the page. */
  readonly links: readonly string[];
}

/** Reads HTML as it is, broken or not (htmlparser2 takes anything). */
export function readPage(html: string): PageReading {
  const found = {
    title: null as string | null,
    description: null as string | null,
    canonical: null as string | null,
    robots: null as string | null,
    language: null as string | null,
    headings: [] as number[],
    structuredData: [] as string[],
    badStructuredData: [] as string[],
    imagesWithoutAlt: [] as string[],
    imagesWithoutSize: [] as string[],
    links: [] as string[],
  };
  /** The element that the next text belongs to. */
  let inside: 'title' | 'data' | null = null;
  let text = '';
  let drawings = 0;
  const parser = new Parser(
    {
      onopentag: (name, { ...attributes }) => {
        const { name: metaName = '', content = '', rel = '', href, src = '' } = attributes;
        if (name === 'svg') drawings += 1;
        if (name === 'html') found.language = attributes['lang'] || null;
        if (name === 'meta' && metaName.toLowerCase() === 'description')
          found.description ??= content;
        if (name === 'meta' && metaName.toLowerCase() === 'robots') found.robots ??= content;
        if (name === 'link' && rel.toLowerCase() === 'canonical') found.canonical ??= href ?? null;
        if (/^h[1-6]$/.test(name)) found.headings.push(Number(name.slice(1)));
        if (name === 'a' && href !== undefined) found.links.push(href);
        if (name === 'img') {
          if (attributes['alt'] === undefined) found.imagesWithoutAlt.push(src);
          if (!attributes['width'] || !attributes['height']) found.imagesWithoutSize.push(src);
        }
        // An SVG has titles of its own.
        const isData = name === 'script' && attributes['type'] === 'application/ld+json';
        if (isData || (name === 'title' && drawings === 0 && found.title === null)) {
          inside = isData ? 'data' : 'title';
          text = '';
        }
      },
      ontext: (part) => {
        if (inside) text += part;
      },
      onclosetag: (name) => {
        if (name === 'svg') drawings -= 1;
        if (inside === 'title' && name === 'title')
          found.title = text.replaceAll(/\s+/g, ' ').trim();
        else if (inside === 'data' && name === 'script') readData(text, found);
        else return;
        inside = null;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return found;
}

function readData(
  text: string,
  found: { structuredData: string[]; badStructuredData: string[] },
): void {
  try {
    const data: unknown = JSON.parse(text);
    for (const piece of Array.isArray(data) ? data : [data]) noteType(piece, found);
  } catch (error) {
    found.badStructuredData.push(error instanceof Error ? error.message : 'no JSON');
  }
}

function noteType(
  piece: unknown,
  found: { structuredData: string[]; badStructuredData: string[] },
): void {
  if (typeof piece !== 'object' || piece === null) {
    found.badStructuredData.push('no object');
    return;
  }
  if ('@graph' in piece && Array.isArray(piece['@graph'])) {
    for (const inner of piece['@graph']) noteType(inner, found);
    return;
  }
  const type = '@type' in piece ? piece['@type'] : undefined;
  if (typeof type === 'string') found.structuredData.push(type);
  else if (Array.isArray(type)) found.structuredData.push(type.join(' '));
  else found.badStructuredData.push('no @type');
}
