import { slugOf } from '@infinite/schema/blog/slug';
import { blogImageToken } from '@infinite/schema/catalogue/blog';
import { blogArticleWords as words } from '@infinite/schema/words/blog.en';

import type { MarkdownIt, Token } from 'markdown-it';
import { isOwnPath } from '#features/publishing/blog/markdown/sanitise-article.ts';
import {
  shippedPictureSize,
  vintageCameraPath,
} from '#features/publishing/blog/shipped/pictures/picture-paths.ts';

/** What a browser needs to leave room for a picture before it has come. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface ArticleHeading {
  /** Of its element. */
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** What one rendering is given, and what it finds on its way. */
export interface RenderingNotes {
  /** Size of a picture of this site that the product did not ship. */
  readonly sizeOf?: ((src: string) => PictureSize | undefined) | undefined;
  readonly headings: ArticleHeading[];
  readonly pictures: { readonly src: string; readonly alt: string }[];
}

/** How this site draws what the parser has read. */
export function applySiteRules(markdown: MarkdownIt): void {
  const { rules } = markdown.renderer;
  rules['table_open'] = () =>
    `<div class="article-table" role="region" aria-label="${words.table}" tabindex="0"><table>`;
  rules['table_close'] = () => '</table></div>';
  rules['heading_open'] = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token) nameHeading(token, tokens[index + 1], notesOf(env));
    return self.renderToken(tokens, index, options);
  };
  const drawImage = rules['image'];
  rules['image'] = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const src = String(token?.attrGet('src') ?? '');
    if (token && isOwnPath(src)) {
      measure(token, src, notesOf(env));
      return drawImage?.(tokens, index, options, env, self) ?? '';
    }
    // No page asks another server for anything: a picture from elsewhere is a way there.
    const alt = markdown.utils.escapeHtml(token?.content || words.pictureElsewhere);
    if (src === '' || insideLink(tokens, index)) return alt;
    return `<a href="${markdown.utils.escapeHtml(src)}">${alt}</a>`;
  };
  markdown.inline.ruler.before('link', 'blog_image', (state, silent) => {
    if (!state.src.startsWith(blogImageToken, state.pos)) return false;
    if (!silent) {
      pushCamera(state.push('image', 'img', 0), new state.Token('text', '', 0));
    }
    state.pos += blogImageToken.length;
    return true;
  });
}

/** The placeholder that the specification knows becomes the vintage camera (section 2). */
function pushCamera(image: Token, alt: Token): void {
  alt.content = words.vintageCamera;
  image.attrs = [
    ['src', vintageCameraPath],
    ['alt', ''],
  ];
  image.content = alt.content;
  // The renderer makes the alternative text of what is inside.
  image.children = [alt];
}

function measure(token: Token, src: string, notes: RenderingNotes): void {
  notes.pictures.push({ src, alt: token.content });
  const size = shippedPictureSize(src) ?? notes.sizeOf?.(src);
  if (!size) return;
  token.attrSet('width', String(size.width));
  token.attrSet('height', String(size.height));
}

/** An id that no element of the page has, so that a list of contents can lead there. */
function nameHeading(token: Token, inline: Token | undefined, { headings }: RenderingNotes): void {
  const text = (inline?.children ?? [])
    .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ''))
    .join('')
    .trim();
  if (text === '') return;
  const wanted = `section-${slugOf(text).slice(0, 80)}`;
  const taken = new Set(headings.map(({ id }) => id));
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  token.attrSet('id', id);
  headings.push({ id, text, level: Math.max(2, Number(token.tag.slice(1))) });
}

function notesOf(env: unknown): RenderingNotes {
  // The renderer passes notes as markdown-it's environment, to which the parser adds its own.
  return env as RenderingNotes;
}

function insideLink(tokens: readonly Token[], index: number): boolean {
  return (
    tokens.slice(0, index).reduce((depth, { type }) => {
      if (type === 'link_open') return depth + 1;
      return type === 'link_close' ? depth - 1 : depth;
    }, 0) > 0
  );
}
