import type { BlogPostContent } from '@infinite/schema/blog/blog-post.input';
import { countWords } from '@infinite/schema/blog/reading-time';
import type { RequestContext } from '#platform/context.ts';
import type { BlogPost } from '#features/publishing/blog/post-columns.ts';
import { contentColumns } from '#features/publishing/blog/blog-content.ts';
import { BlogDraftEntity } from '#features/publishing/blog/blog-revision.entity.ts';
import { tables } from '#platform/database/tables.ts';

export type PostContent = BlogPostContent;

/** The changes that are not published yet, or null. */
export async function readDraft(ctx: RequestContext, postId: string): Promise<PostContent | null> {
  const row = await tables(ctx.em, BlogDraftEntity)
    .selectFrom('blog_drafts')
    .select(contentColumns)
    .where('postId', '=', postId)
    .executeTakeFirst();
  return row ?? null;
}

export async function storeDraft(
  ctx: RequestContext,
  postId: string,
  content: PostContent,
): Promise<void> {
  await tables(ctx.em, BlogDraftEntity)
    .insertInto('blog_drafts')
    .values({ ...content, postId })
    .onConflict((conflict) => conflict.column('postId').doUpdateSet(content))
    .execute();
}

export async function dropDraft(ctx: RequestContext, postId: string): Promise<void> {
  await tables(ctx.em, BlogDraftEntity)
    .deleteFrom('blog_drafts')
    .where('postId', '=', postId)
    .execute();
}

export function withDraft(stored: BlogPost, draft: PostContent | null): BlogPost {
  return draft ? { ...stored, ...draft, wordCount: countWords(draft.body) } : stored;
}
