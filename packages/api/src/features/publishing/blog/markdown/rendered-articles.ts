import type { RequestContext } from '#platform/context.ts';
import {
  renderArticle,
  type RenderedArticle,
} from '#features/publishing/blog/markdown/render-markdown.ts';
import { imageFactsOf } from '#features/publishing/blog-images/index.ts';

/** More than are read at a time; an address that nobody has always draws the same one. */
const mostKept = 50;

const kept = new Map<string, RenderedArticle>();

/**
 * As `renderArticle`, once for each text that is being read; keyed by the text, so never stale: a
 * picture that a text shows can be neither changed nor deleted.
 */
export async function renderedArticle(ctx: RequestContext, text: string): Promise<RenderedArticle> {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const rendered = await drawnArticle(ctx, text);
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(text, rendered);
  return rendered;
}

/** Rendered without the cache, with the sizes of its images. */
export async function drawnArticle(ctx: RequestContext, text: string): Promise<RenderedArticle> {
  const facts = await imageFactsOf(ctx, text);
  return renderArticle(text, {
    sizeOf: (src) => facts.get(src),
    srcsetOf: (src) => facts.get(src)?.srcset,
  });
}
