import type { BlogPostContent } from '@infinite/schema/blog/blog-post.input';
import { countWords } from '@infinite/schema/blog/reading-time';
import type { Insertable, Selectable } from 'kysely';
import type { RequestContext } from '#context.ts';
import {
  blogTables,
  type BlogPost,
  type ContentRow,
} from '#features/publishing/blog/blog-tables.ts';

export type PostContent = BlogPostContent;

/** The columns that every table of texts has. */
export const contentColumnNames = [
  'title',
  'excerpt',
  'body',
  'author',
  'category',
  'tags',
  'emoji',
  'address',
  'seo_title',
  'seo_description',
  'keyword',
  'cover_image_id',
  'cover_alt',
] as const;

/** The columns that an editor's words fill. */
export function contentColumns(content: PostContent): Insertable<ContentRow> {
  const { title, excerpt, body, author, category, tags, emoji, address, keyword } = content;
  return {
    ...{ title, excerpt, body, author, category, tags, emoji, address, keyword },
    seo_title: content.seoTitle,
    seo_description: content.seoDescription,
    cover_image_id: content.coverImageId,
    cover_alt: content.coverAlt,
  };
}

export function contentFrom(row: Selectable<ContentRow>): PostContent {
  const { title, excerpt, body, author, category, tags, emoji, address, keyword } = row;
  return {
    ...{ title, excerpt, body, author, category, tags, emoji, address, keyword },
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    coverImageId: row.cover_image_id,
    coverAlt: row.cover_alt,
  };
}

/** What was written since the text that readers see, or null. */
export async function readDraft(ctx: RequestContext, postId: string): Promise<PostContent | null> {
  const row = await blogTables(ctx.em)
    .selectFrom('blog_drafts')
    .select(contentColumnNames)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row ? contentFrom(row) : null;
}

export async function keepDraft(
  ctx: RequestContext,
  postId: string,
  content: PostContent,
): Promise<void> {
  const columns = contentColumns(content);
  await blogTables(ctx.em)
    .insertInto('blog_drafts')
    .values({ ...columns, post_id: postId })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(columns))
    .execute();
}

export async function dropDraft(ctx: RequestContext, postId: string): Promise<void> {
  await blogTables(ctx.em).deleteFrom('blog_drafts').where('post_id', '=', postId).execute();
}

export function withDraft(stored: BlogPost, draft: PostContent | null): BlogPost {
  return draft ? { ...stored, ...draft, wordCount: countWords(draft.body) } : stored;
}
