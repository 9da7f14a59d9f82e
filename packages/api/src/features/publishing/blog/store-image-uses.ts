import type { RequestContext } from '#platform/context.ts';
import type { BlogPost } from '#features/publishing/blog/post-columns.ts';
import type { PostContent } from '#features/publishing/blog/drafts.ts';
import { replaceImageUses } from '#features/publishing/blog-images/index.ts';

/** Stores which images a post shows, its draft included: they cannot be deleted. */
export async function storeImageUses(
  ctx: RequestContext,
  post: BlogPost,
  draft: PostContent | null,
): Promise<void> {
  const texts = [post.body, draft?.body ?? ''];
  const covers = [post.coverImageId, draft?.coverImageId ?? null];
  await replaceImageUses(ctx, { postId: post.id, texts, covers });
}
