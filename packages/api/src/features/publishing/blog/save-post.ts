import { blogPostInput } from '@infinite/schema/blog/blog-post.input';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import type { RevisionOriginName } from '#features/publishing/blog/blog-revision.entity.ts';
import { storeDraft, type PostContent } from '#features/publishing/blog/drafts.ts';
import {
  lockPost,
  written,
  type LockedPost,
  type WrittenPost,
} from '#features/publishing/blog/find-post.ts';
import { storeRevision } from '#features/publishing/blog/store-revision.ts';
import { storeImageUses } from '#features/publishing/blog/store-image-uses.ts';
import { takeContent, updatePost } from '#features/publishing/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

interface SaveRequest {
  readonly id: string;
  readonly version: number;
  readonly input: unknown;
}

/**
 * Saves the content of a post. Of a post that is published or scheduled it is stored as a draft
 * until it is published.
 * @throws AppError NOT_FOUND | CONFLICT | INVALID_INPUT
 */
export function savePost(ctx: RequestContext, request: SaveRequest): Promise<WrittenPost> {
  return storeInput(ctx, request, 'SAVED');
}

/** The same when the editor saves automatically: consecutive autosaves are one revision. */
export function autosavePost(ctx: RequestContext, request: SaveRequest): Promise<WrittenPost> {
  return storeInput(ctx, request, 'AUTOSAVED');
}

async function storeInput(
  ctx: RequestContext,
  request: SaveRequest,
  origin: RevisionOriginName,
): Promise<WrittenPost> {
  requireStaff(ctx, 'content.write');
  const content = parseInput(blogPostInput, request.input);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPost(ctx, request);
    return storeContent(ctx, before, content, origin);
  });
}

/** In the transaction that locked the post. */
export async function storeContent(
  ctx: RequestContext,
  before: LockedPost,
  content: PostContent,
  origin: RevisionOriginName,
): Promise<WrittenPost> {
  const { stored } = before;
  const shown = stored.state === 'PUBLISHED' || stored.state === 'SCHEDULED';
  if (shown) await storeDraft(ctx, stored.id, content);
  const post = await updatePost(
    ctx,
    stored.id,
    shown ? { editedAt: ctx.clock.now() } : await takeContent(ctx, stored, content),
  );
  await storeImageUses(ctx, post, shown ? content : null);
  const { id, version } = post;
  const isNew = await storeRevision(ctx, { postId: id, version, content, origin });
  if (isNew) {
    const title = (before.draft ?? stored).title;
    await recordAudit(ctx, {
      action: origin === 'RESTORED' ? 'blog.restore' : 'blog.edit',
      subject: { kind: 'blog_post', id, name: content.title },
      before: { title, slug: stored.slug, version: stored.version },
      after: { title: content.title, slug: post.slug, version, published: false },
    });
  }
  return written(post, shown ? content : null);
}
