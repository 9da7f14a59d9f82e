import { countWords } from '@infinite/schema/blog/reading-time';
import type { BlogPostContent } from '@infinite/schema/blog/blog-post.input';
import { sql, type Updateable } from 'kysely';
import { requireAdmin, type RequestContext } from '#context.ts';
import {
  blogTables,
  postColumns,
  postFromRow,
  type BlogPost,
  type BlogTables,
} from '#features/blog/blog-tables.ts';

/** The columns that an editor's words fill. */
export function contentColumns(content: BlogPostContent) {
  const { title, excerpt, body, author, category, tags, emoji } = content;
  return { title, excerpt, body, author, category, tags, emoji, word_count: countWords(body) };
}

/** Changes a locked post; its version grows, so that whoever still has the old one is told. */
export async function updatePost(
  ctx: RequestContext,
  id: string,
  change: Updateable<BlogTables['blog_posts']>,
): Promise<BlogPost> {
  const row = await blogTables(ctx.em)
    .updateTable('blog_posts')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(postColumns)
    .executeTakeFirstOrThrow();
  return postFromRow(row);
}

/** Keeps what was saved, word for word. */
export async function keepRevision(ctx: RequestContext, post: BlogPost): Promise<void> {
  const { title, excerpt, body, author, category, tags, emoji } = post;
  await blogTables(ctx.em)
    .insertInto('blog_post_revisions')
    .values({
      ...{ title, excerpt, body, author, category, tags, emoji },
      post_id: post.id,
      version: post.version,
      saved_by: requireAdmin(ctx).userId,
      saved_at: ctx.clock.now().toString(),
    })
    .execute();
}

/** With the commit, every process forgets the pages it has kept. */
export async function announceContent(ctx: RequestContext): Promise<void> {
  await sql`select pg_notify('content', 'blog')`.execute(blogTables(ctx.em));
}
