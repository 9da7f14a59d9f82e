import { blogImagePath } from '@infinite/schema/catalogue/newsroom';
import type { RequestContext } from '#platform/context.ts';
import { imageFactsOf, type ImageFacts } from '#features/publishing/blog-images/index.ts';
import type { BlogPost } from '#features/publishing/blog/post-columns.ts';

export interface ArticleCover extends ImageFacts {
  /** Path on this site. */
  readonly src: string;
  readonly alt: string;
}

/** The picture above an article; null if its author chose none. */
export async function articleCover(
  ctx: RequestContext,
  { coverImageId, coverAlt }: Pick<BlogPost, 'coverImageId' | 'coverAlt'>,
): Promise<ArticleCover | null> {
  if (!coverImageId) return null;
  const src = blogImagePath(coverImageId);
  const facts = (await imageFactsOf(ctx, src)).get(src);
  return facts ? { src, alt: coverAlt, ...facts } : null;
}
