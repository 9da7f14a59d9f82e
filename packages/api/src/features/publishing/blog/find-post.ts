import { blogRefusalWords as words } from '@infinite/schema/words/blog.en';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { postColumns, type BlogPost } from '#features/publishing/blog/post-columns.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { readDraft, withDraft, type PostContent } from '#features/publishing/blog/drafts.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** A post as editors see it: with the changes that are not published yet. */
export interface WrittenPost extends BlogPost {
  readonly hasChanges: boolean;
}

/** @throws AppError NOT_FOUND */
export async function findPost(ctx: RequestContext, id: string): Promise<WrittenPost> {
  requireStaff(ctx, 'content.read');
  const stored = required(await postById(ctx, id).executeTakeFirst());
  return written(stored, await readDraft(ctx, stored.id));
}

export function written(stored: BlogPost, draft: PostContent | null): WrittenPost {
  return { ...withDraft(stored, draft), hasChanges: draft !== null };
}

/** The stored post, and its changes that are not published yet. */
export interface LockedPost {
  readonly stored: BlogPost;
  readonly draft: PostContent | null;
}

/**
 * The post at `version`, locked until the transaction ends.
 * @throws AppError NOT_FOUND | CONFLICT with the stored version in `fields.version`
 */
export async function lockPost(
  ctx: RequestContext,
  { id, version }: { id: string; version: number },
): Promise<LockedPost> {
  requireStaff(ctx, 'content.write');
  const stored = required(await postById(ctx, id).forUpdate().executeTakeFirst());
  if (stored.version !== version) {
    throw new AppError('CONFLICT', {
      words: words.stale,
      fields: { version: String(stored.version) },
    });
  }
  return { stored, draft: await readDraft(ctx, stored.id) };
}

function postById(ctx: RequestContext, id: string) {
  const known = z.guid().safeParse(id).success;
  return tables(ctx.em, BlogPostEntity)
    .selectFrom('blog_posts')
    .select(postColumns)
    .where('id', '=', known ? id : nobody);
}

const nobody = '00000000-0000-0000-0000-000000000000';

function required(post: BlogPost | undefined): BlogPost {
  if (!post) throw new AppError('NOT_FOUND');
  return post;
}
