import { blogRefusalWords as words } from '@infinite/schema/words/blog.en';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { dropDraft } from '#features/publishing/blog/drafts.ts';
import { lockPost, written, type WrittenPost } from '#features/publishing/blog/find-post.ts';
import { storeImageUses } from '#features/publishing/blog/store-image-uses.ts';
import { updatePost } from '#features/publishing/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

type Request = { id: string; version: number };

/**
 * Deletes a draft that no reader has ever seen, with every revision of it.
 * @returns its id
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE
 */
export async function deleteDraft(ctx: RequestContext, request: Request): Promise<string> {
  requireStaff(ctx, 'content.write');
  return inTransaction(ctx, async (ctx) => {
    const { stored } = await lockPost(ctx, request);
    if (stored.state !== 'DRAFT') {
      throw new AppError('WRONG_STATE', { words: words.notDeletable });
    }
    await tables(ctx.em, BlogPostEntity)
      .deleteFrom('blog_posts')
      .where('id', '=', stored.id)
      .execute();
    await recordAudit(ctx, {
      action: 'blog.delete',
      subject: { kind: 'blog_post', id: stored.id, name: stored.title },
      before: { slug: stored.slug, version: stored.version, words: stored.wordCount },
    });
    return stored.id;
  });
}

/**
 * Discards the changes that are not published yet; readers see no difference. They can still be
 * restored from the revisions.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE
 */
export async function discardChanges(ctx: RequestContext, request: Request): Promise<WrittenPost> {
  requireStaff(ctx, 'content.write');
  return inTransaction(ctx, async (ctx) => {
    const { stored, draft } = await lockPost(ctx, request);
    if (!draft) throw new AppError('WRONG_STATE', { words: words.noChanges });
    await dropDraft(ctx, stored.id);
    const post = await updatePost(ctx, stored.id, { editedAt: null });
    await storeImageUses(ctx, post, null);
    await recordAudit(ctx, {
      action: 'blog.discard',
      subject: { kind: 'blog_post', id: post.id, name: post.title },
      before: { title: draft.title, version: stored.version },
      after: { title: post.title, version: post.version },
    });
    return written(post, null);
  });
}
