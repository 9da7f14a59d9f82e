import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { notWaiting } from '#features/publishing/blog/publish-post.ts';
import { notifyContent } from '#features/publishing/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Publishes what was scheduled, on time; 'clock' wakes it when the practice clock is moved. */
export const publishDueSweep = defineSweep({
  name: 'publish-due-posts',
  everySeconds: 10,
  channels: ['clock'],
  run: publishDue,
});

/** Safe to run concurrently: each post is published by one sweep. */
async function publishDue(ctx: RequestContext): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const published = await tables(ctx.em, BlogPostEntity)
      .updateTable('blog_posts')
      .set({
        ...notWaiting,
        state: 'PUBLISHED',
        // The planned time, not the time of this sweep.
        publishedAt: sql`publish_at`,
        version: sql<number>`version + 1`,
      })
      .where('id', 'in', (query) =>
        query
          .selectFrom('blog_posts')
          .select('id')
          .where('state', '=', 'SCHEDULED')
          .where('publishAt', '<=', ctx.clock.now())
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'slug', 'title'])
      .execute();
    if (published.length === 0) return;
    for (const { id, slug, title } of published) {
      await recordAudit(ctx, {
        action: 'blog.publish',
        subject: { kind: 'blog_post', id, name: title },
        before: { state: 'SCHEDULED' },
        after: { state: 'PUBLISHED', slug },
      });
    }
    await notifyContent(ctx);
  });
}
