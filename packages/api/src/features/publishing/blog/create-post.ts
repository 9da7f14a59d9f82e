import { blogPostInput } from '@infinite/schema/blog/blog-post.input';
import { clientIdInput } from '@infinite/schema/drafts/client-id.input';
import { countWords } from '@infinite/schema/blog/reading-time';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { postColumns } from '#features/publishing/blog/post-columns.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { claimSlug } from '#features/publishing/blog/claim-slug.ts';
import { findPost, written, type WrittenPost } from '#features/publishing/blog/find-post.ts';
import { storeRevision } from '#features/publishing/blog/store-revision.ts';
import { storeImageUses } from '#features/publishing/blog/store-image-uses.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * A new draft; no reader sees it. The same `clientId` of the same administrator gives the draft that
 * was made with it, as it is now: a creation whose answer was lost can be repeated.
 * @throws AppError INVALID_INPUT
 */
export async function createPost(
  ctx: RequestContext,
  request: { input: unknown; clientId?: string | null | undefined },
): Promise<WrittenPost> {
  const { userId } = requireStaff(ctx, 'content.write');
  const content = parseInput(blogPostInput, request.input);
  const clientId = parseInput(clientIdInput.nullish(), request.clientId) ?? null;
  return inTransaction(ctx, async (ctx) => {
    const id = newId();
    const now = ctx.clock.now();
    const post = await tables(ctx.em, BlogPostEntity)
      .insertInto('blog_posts')
      .values({
        ...content,
        id,
        slug: await claimSlug(ctx, { title: content.address || content.title, postId: id }),
        wordCount: countWords(content.body),
        state: 'DRAFT',
        version: 1,
        createdBy: userId,
        clientId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.columns(['createdBy', 'clientId']).doNothing())
      .returning(postColumns)
      .executeTakeFirst();
    if (!post) return findPost(ctx, await postMadeWith(ctx, userId, clientId));
    await storeImageUses(ctx, post, null);
    await storeRevision(ctx, { postId: id, version: post.version, content, origin: 'SAVED' });
    await recordAudit(ctx, {
      action: 'blog.create',
      subject: { kind: 'blog_post', id, name: post.title },
      after: { slug: post.slug },
    });
    return written(post, null);
  });
}

async function postMadeWith(
  ctx: RequestContext,
  userId: string,
  clientId: string | null,
): Promise<string> {
  const { id } = await tables(ctx.em, BlogPostEntity)
    .selectFrom('blog_posts')
    .select('id')
    .where('createdBy', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirstOrThrow();
  return id;
}
