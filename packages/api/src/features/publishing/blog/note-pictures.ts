import type { RequestContext } from '#context.ts';
import type { BlogPost } from '#features/publishing/blog/post-columns.ts';
import type { PostContent } from '#features/publishing/blog/drafts.ts';
import { keepImageUses } from '#features/publishing/blog-images/index.ts';

/** Writes down the pictures that a post shows, or will with its draft: they cannot be deleted. */
export async function notePictures(
  ctx: RequestContext,
  post: BlogPost,
  draft: PostContent | null,
): Promise<void> {
  const texts = [post.body, draft?.body ?? ''];
  const covers = [post.coverImageId, draft?.coverImageId ?? null];
  await keepImageUses(ctx, { postId: post.id, texts, covers });
}
