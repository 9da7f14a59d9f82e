import { slugOf } from '@infinite/schema/blog/slug';
import { countWords } from '@infinite/schema/blog/reading-time';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { newContext, type AppContext, type RequestContext } from '#platform/context.ts';
import { recordAudit, wasAudited } from '#features/operations/audit/index.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { BlogRevisionEntity } from '#features/publishing/blog/blog-revision.entity.ts';
import { refreshWordsSweep } from '#features/publishing/blog/search/refresh-words.sweep.ts';
import { shippedArticles } from '#features/publishing/blog/shipped/articles/index.ts';
import type { ShippedArticle } from '#features/publishing/blog/shipped/shipped-article.ts';
import { notifyContent } from '#features/publishing/blog/write-post.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Seeds a blog that was never used with the articles that come with the product. It happens once: what
 * administrators change, unpublish or delete stays as they left it.
 * @returns how many articles were inserted
 */
export async function seedArticles(app: AppContext): Promise<number> {
  const ctx = newContext(app, { kind: 'system', job: 'seed-articles' });
  const made = await inTransaction(ctx, async (ctx) => {
    await rowsOf(ctx.em, sql`select pg_advisory_xact_lock(hashtext('blog seeds'))`);
    const [blog] = await rowsOf(
      ctx.em,
      sql<{ used: boolean }>`
        select exists (select 1 from blog_posts)
          or ${wasAudited('blog')} as used`,
    );
    if (blog?.used) return 0;
    for (const article of shippedArticles) await insertArticle(ctx, article);
    await notifyContent(ctx);
    return shippedArticles.length;
  });
  // No sweep listens yet at a first start, and the search vocabulary would stay empty for an hour.
  if (made > 0) await refreshWordsSweep.run(ctx);
  return made;
}

async function insertArticle(ctx: RequestContext, article: ShippedArticle): Promise<void> {
  const { title, excerpt, body, author, category, emoji, featured = false } = article;
  const publishedAt = Temporal.Instant.from(article.publishedAt);
  const content = { title, excerpt, body, author, category, emoji, tags: [...article.tags] };
  const id = newId();
  const slug = slugOf(title);
  const db = tables(ctx.em, BlogPostEntity, BlogRevisionEntity);
  await db
    .insertInto('blog_posts')
    .values({
      ...content,
      id,
      slug,
      featured,
      featuredAt: featured ? publishedAt : null,
      wordCount: countWords(body),
      state: 'PUBLISHED',
      version: 1,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    })
    .execute();
  await db
    .insertInto('blog_post_revisions')
    .values({ ...content, postId: id, version: 1, savedAt: publishedAt })
    .execute();
  await recordAudit(ctx, {
    action: 'blog.publish',
    subject: { kind: 'blog_post', id, name: title },
    after: { state: 'PUBLISHED', slug },
  });
}
