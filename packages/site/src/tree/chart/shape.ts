/** An element of a drawing as data, so that screen, file and page draw the same. */
export interface Shape {
  readonly tag: 'g' | 'a' | 'path' | 'rect' | 'circle' | 'text' | 'title';
  readonly set?: Readonly<Record<string, string | number | undefined>>;
  readonly in?: readonly (Shape | string)[];
}

const namespace = 'http://www.w3.org/2000/svg';

/** In a document, on the screen. */
export function elementOf({ tag, set = {}, in: parts = [] }: Shape): SVGElement {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(set)) {
    if (value !== undefined) element.setAttribute(name, String(value));
  }
  for (const part of parts) element.append(typeof part === 'string' ? part : elementOf(part));
  return element;
}

/** As SVG text, in a page of the server or in a file. */
export function markupOf({ tag, set = {}, in: parts = [] }: Shape): string {
  const attributes = Object.entries(set)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const inner = parts.map((part) => (typeof part === 'string' ? escaped(part) : markupOf(part)));
  return `<${tag}${attributes.join('')}>${inner.join('')}</${tag}>`;
}

function escaped(text: string): string {
  const plain = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return [...plain].filter((sign) => isXml(sign.codePointAt(0) ?? 0)).join('');
}

/** XML 1.0, section 2.2: a file with any other character does not open. */
function isXml(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
