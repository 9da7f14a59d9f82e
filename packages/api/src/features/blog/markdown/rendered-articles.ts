import { renderMarkdown } from '#features/blog/markdown/render-markdown.ts';

/** More than are read at a time; an address that nobody has always draws the same one. */
const mostKept = 50;

const kept = new Map<string, string>();

/** As `renderMarkdown`, once for each text that is being read; keyed by the text, so never stale. */
export function renderedArticle(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const html = renderMarkdown(text);
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(text, html);
  return html;
}
