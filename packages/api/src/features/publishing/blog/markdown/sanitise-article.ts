import sanitizeHtml from 'sanitize-html';

/**
 * The wall behind the renderer: only elements that text is made of, no attribute that styles, runs
 * or names, addresses of a few schemes, and pictures of this site alone.
 */
export function sanitiseArticle(html: string): string {
  return sanitizeHtml(html, options);
}

/** Whether an address leads to this site whatever page it stands in. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}

/** The ids of footnotes and headings; another could take the place of an element of the page. */
const ownId = /^(fn(ref)?\d+(:\d+)?|section-[\p{L}\p{N}\p{M}-]{1,120})$/u;
const alignment = /^\s*text-align:\s*(center|right)\s*$/;

type Attributes = sanitizeHtml.Attributes;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['div', 'section', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
    ...['a', 'img', 'br', 'em', 'i', 'strong', 'b', 's', 'del', 'ins', 'code', 'kbd', 'sub'],
    ...['sup', 'abbr', 'q', 'cite', 'small', 'mark', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: {
    '*': ['id', 'class'],
    a: ['href', 'title'],
    abbr: ['title'],
    div: ['role', 'aria-label', 'tabindex'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedClasses: {
    '*': ['align-center', 'align-right'],
    a: ['footnote-backref'],
    code: ['language-*'],
    div: ['article-table'],
    hr: ['footnotes-sep'],
    li: ['footnote-item'],
    ol: ['footnotes-list'],
    section: ['footnotes'],
    sup: ['footnote-ref'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nestingLimit: 100,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The only h1 of the page is its title.
    h1: (_, attributes) => ({ tagName: 'h2', attribs: attributes }),
    th: aligned,
    td: aligned,
    img: (tagName, attributes) => ({
      tagName,
      attribs: { alt: '', ...attributes, loading: 'lazy', decoding: 'async' },
    }),
    '*': (tagName, attributes) => ({ tagName, attribs: withoutForeignId(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs['src'] ?? ''),
};

function withoutForeignId({ id, ...attributes }: Attributes): Attributes {
  return id !== undefined && ownId.test(id) ? { ...attributes, id } : attributes;
}

/** markdown-it aligns by `style`, which the Content-Security-Policy refuses. */
function aligned(tagName: string, { style, ...attributes }: Attributes) {
  const side = alignment.exec(style ?? '')?.[1];
  return { tagName, attribs: side ? { ...attributes, class: `align-${side}` } : attributes };
}
