import { z } from 'zod';
import { requireAdmin, type RequestContext } from '#context.ts';
import { blogTables, postColumns, postFromRow, type BlogPost } from '#features/blog/blog-tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { blogRefusalWords as words } from '@infinite/schema/words/blog.en';

/** @throws AppError NOT_FOUND */
export async function findPost(ctx: RequestContext, id: string): Promise<BlogPost> {
  requireAdmin(ctx);
  return required(await postById(ctx, id).executeTakeFirst());
}

/**
 * The post as `version` left it, held against every other change until the transaction ends.
 * @throws AppError NOT_FOUND | CONFLICT with the stored version in `fields.version`
 */
export async function lockPost(
  ctx: RequestContext,
  { id, version }: { id: string; version: number },
): Promise<BlogPost> {
  requireAdmin(ctx);
  const post = required(await postById(ctx, id).forUpdate().executeTakeFirst());
  if (post.version !== version) {
    throw new AppError('CONFLICT', {
      words: words.stale,
      fields: { version: String(post.version) },
    });
  }
  return post;
}

function postById(ctx: RequestContext, id: string) {
  const known = z.guid().safeParse(id).success;
  return blogTables(ctx.em)
    .selectFrom('blog_posts')
    .select(postColumns)
    .where('id', '=', known ? id : nobody);
}

const nobody = '00000000-0000-0000-0000-000000000000';

function required(row: Parameters<typeof postFromRow>[0] | undefined): BlogPost {
  if (!row) throw new AppError('NOT_FOUND');
  return postFromRow(row);
}
