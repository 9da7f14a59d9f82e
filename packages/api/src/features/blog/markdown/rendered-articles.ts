import { renderArticle, type RenderedArticle } from '#features/blog/markdown/render-markdown.ts';

/** More than are read at a time; an address that nobody has always draws the same one. */
const mostKept = 50;

const kept = new Map<string, RenderedArticle>();

/** As `renderArticle`, once for each text that is being read; keyed by the text, so never stale. */
export function renderedArticle(text: string): RenderedArticle {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const rendered = renderArticle(text);
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(text, rendered);
  return rendered;
}
