import type { Token } from 'markdown-it';
import { createParser } from '#features/publishing/blog/markdown/parser.ts';
import { sanitiseArticle } from '#features/publishing/blog/markdown/sanitise-article.ts';
import {
  applySiteRules,
  type ArticleHeading,
  type PictureSize,
  type RenderingNotes,
} from '#features/publishing/blog/markdown/site-rules.ts';

const markdown = createParser().use(applySiteRules);

export interface RenderedArticle {
  /** Sanitized: safe in any page. */
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  /** Of this site, in their order. */
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
}

export interface RenderOptions {
  /** Width and height of a picture in the text, by its path; unknown ones are drawn without. */
  readonly sizeOf?: (src: string) => PictureSize | undefined;
  /** Where the widths of such a picture are, as `srcset` says it. */
  readonly srcsetOf?: (src: string) => string | undefined;
}

/** An article's markdown as HTML, with what a page needs to know of it. */
export function renderArticle(
  text: string,
  { sizeOf, srcsetOf }: RenderOptions = {},
): RenderedArticle {
  const notes: RenderingNotes = { sizeOf, headings: [], pictures: [] };
  const html = withWidths(sanitiseArticle(markdown.render(text, { ...notes })), srcsetOf);
  return { html, headings: notes.headings, pictures: notes.pictures };
}

/**
 * Tells browsers where narrower pictures are. Written behind the wall, which lets no author's
 * `srcset` pass: what is here comes from the product alone.
 */
function withWidths(html: string, srcsetOf: RenderOptions['srcsetOf']): string {
  if (!srcsetOf) return html;
  return html.replace(/(<img [^<]*?)src="(\/[^"]*)"/g, (drawn, before: string, src: string) => {
    const srcset = srcsetOf(src);
    return srcset ? `${before}src="${src}" srcset="${srcset}" sizes="${columnWidth}"` : drawn;
  });
}

/** An article's column: 68 characters, or the screen with its margins. */
const columnWidth = '(min-width: 48rem) 42rem, 92vw';

/** Renders an article's markdown as sanitized HTML that is safe in any page. */
export function renderMarkdown(text: string, options?: RenderOptions): string {
  return renderArticle(text, options).html;
}

/** The words of a markdown text without any marks, one line a block. */
export function plainTextOf(text: string): string {
  const lines = markdown.parse(text, {}).flatMap((token) => {
    if (token.type === 'inline') return [inlineText(token.children ?? [])];
    return token.type === 'fence' || token.type === 'code_block' ? [token.content.trim()] : [];
  });
  return lines.filter((line) => line !== '').join('\n');
}

function inlineText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'text' || type === 'code_inline' || type === 'image' ? content : '';
    })
    .join('')
    .trim();
}
