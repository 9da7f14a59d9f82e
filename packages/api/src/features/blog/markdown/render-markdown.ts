import { blogArticleWords as words } from '@infinite/schema/words/blog.en';
import MarkdownIt, { type Token } from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { isOwnPath, sanitiseArticle } from '#features/blog/markdown/sanitise-article.ts';

/** CommonMark with the tables and the strikethrough of GFM, and footnotes. */
const markdown = new MarkdownIt('default', {
  html: true,
  linkify: false,
  // Beyond it a text is no article; the parser leaves what is deeper as it stands.
  maxNesting: 40,
});
markdown.use(footnote);

markdown.renderer.rules['table_open'] = () =>
  `<div class="article-table" role="region" aria-label="${words.table}" tabindex="0"><table>`;
markdown.renderer.rules['table_close'] = () => '</table></div>';

const drawImage = markdown.renderer.rules['image'];
markdown.renderer.rules['image'] = (tokens, index, options, env, self) => {
  const token = tokens[index];
  const src = String(token?.attrGet('src') ?? '');
  if (isOwnPath(src)) return drawImage?.(tokens, index, options, env, self) ?? '';
  // No page asks another server for anything: a picture from elsewhere is a way there.
  const alt = markdown.utils.escapeHtml(token?.content || words.pictureElsewhere);
  if (src === '' || insideLink(tokens, index)) return alt;
  return `<a href="${markdown.utils.escapeHtml(src)}">${alt}</a>`;
};

function insideLink(tokens: readonly Token[], index: number): boolean {
  return (
    tokens.slice(0, index).reduce((depth, { type }) => {
      if (type === 'link_open') return depth + 1;
      return type === 'link_close' ? depth - 1 : depth;
    }, 0) > 0
  );
}

/** An article's markdown as HTML that may stand in any page, whoever wrote it. */
export function renderMarkdown(text: string): string {
  return sanitiseArticle(markdown.render(text));
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
