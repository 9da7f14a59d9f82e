import { linkCheckLimits as limits } from '@infinite/schema/catalogue/newsroom';
import type { RequestContext } from '#context.ts';
import { blogTables } from '#features/publishing/blog/blog-tables.ts';
import { checkLinks } from '#features/publishing/blog/links/check-links.ts';
import type { AskOwnSite } from '#features/publishing/blog/links/own-site.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Looks at the links of what is published once a day, a few posts at a time. */
export const checkLinksSweep = defineSweep({
  name: 'check-blog-links',
  everySeconds: 900,
  run: (ctx) => checkPublished(ctx),
});

/** May run twice: the later look replaces the earlier. */
export async function checkPublished(ctx: RequestContext, ask?: AskOwnSite): Promise<void> {
  const now = ctx.clock.now();
  const due = await blogTables(ctx.em)
    .selectFrom('blog_posts')
    .leftJoin('blog_link_checks', 'blog_link_checks.post_id', 'blog_posts.id')
    .select(['blog_posts.id', 'body'])
    .where('state', '=', 'PUBLISHED')
    .where(({ or, eb }) =>
      or([
        eb('checked_at', 'is', null),
        eb('checked_at', '<', now.subtract({ hours: limits.everyHours }).toString()),
      ]),
    )
    .orderBy('blog_posts.id')
    .limit(limits.postsATime)
    .execute();
  for (const { id, body } of due) {
    const problems = JSON.stringify(await checkLinks(ctx, body, ask));
    const found = { checked_at: now.toString(), problems };
    await blogTables(ctx.em)
      .insertInto('blog_link_checks')
      .values({ post_id: id, ...found })
      .onConflict((conflict) => conflict.column('post_id').doUpdateSet(found))
      .execute();
  }
}
