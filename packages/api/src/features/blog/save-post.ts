import { blogPostInput } from '@infinite/schema/blog/blog-post.input';
import { requireAdmin, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/audit/index.ts';
import type { BlogPost } from '#features/blog/blog-tables.ts';
import { claimSlug, leaveRedirect } from '#features/blog/claim-slug.ts';
import { lockPost } from '#features/blog/find-post.ts';
import { requireReadable } from '#features/blog/publish-post.ts';
import {
  announceContent,
  contentColumns,
  keepRevision,
  updatePost,
} from '#features/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Saves a post's words. The address follows the title; of a post that readers have seen, the old
 * address leads to the new one.
 * @throws AppError NOT_FOUND | CONFLICT | INVALID_INPUT
 */
export async function savePost(
  ctx: RequestContext,
  request: { id: string; version: number; input: unknown },
): Promise<BlogPost> {
  requireAdmin(ctx);
  const content = parseInput(blogPostInput, request.input);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPost(ctx, request);
    // What readers see, or will see without anybody's doing, stays whole.
    if (before.state === 'PUBLISHED' || before.state === 'SCHEDULED') requireReadable(content);
    const slug =
      content.title === before.title
        ? before.slug
        : await claimSlug(ctx, { title: content.title, postId: before.id });
    const post = await updatePost(ctx, before.id, {
      ...contentColumns(content),
      slug,
      updated_at: ctx.clock.now().toString(),
    });
    if (slug !== before.slug && before.publishedAt) {
      await leaveRedirect(ctx, { from: before.slug, to: slug, postId: post.id });
    }
    await keepRevision(ctx, post);
    await recordAudit(ctx, {
      action: 'blog.edit',
      subject: { kind: 'blog_post', id: post.id, name: post.title },
      before: { title: before.title, slug: before.slug, version: before.version },
      after: { title: post.title, slug: post.slug, version: post.version },
    });
    if (post.state === 'PUBLISHED') await announceContent(ctx);
    return post;
  });
}
