import { linkCheckLimits as limits } from '@infinite/schema/catalogue/newsroom';
import type { RequestContext } from '#platform/context.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { BlogLinkCheckEntity } from '#features/publishing/blog/links/blog-link-check.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { checkLinks } from '#features/publishing/blog/links/check-links.ts';
import type { AskOwnSite } from '#features/publishing/blog/links/own-site.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Checks the links of what is published once a day, a few posts at a time. */
export const checkLinksSweep = defineSweep({
  name: 'check-blog-links',
  everySeconds: 900,
  run: (ctx) => checkPublished(ctx),
});

/** May run twice: the later check replaces the earlier. */
export async function checkPublished(ctx: RequestContext, ask?: AskOwnSite): Promise<void> {
  const now = ctx.clock.now();
  const due = await tables(ctx.em, BlogPostEntity, BlogLinkCheckEntity)
    .selectFrom('blog_posts')
    .leftJoin('blog_link_checks', 'blog_link_checks.postId', 'blog_posts.id')
    .select(['blog_posts.id', 'body'])
    .where('state', '=', 'PUBLISHED')
    .where(({ or, eb }) =>
      or([
        eb('checkedAt', 'is', null),
        eb('checkedAt', '<', now.subtract({ hours: limits.everyHours })),
      ]),
    )
    .orderBy('blog_posts.id')
    .limit(limits.postsATime)
    .execute();
  for (const { id, body } of due) {
    const problems = await checkLinks(ctx, body, ask);
    const found = { checkedAt: now, problems };
    await tables(ctx.em, BlogLinkCheckEntity)
      .insertInto('blog_link_checks')
      .values({ postId: id, ...found })
      .onConflict((conflict) => conflict.column('postId').doUpdateSet(found))
      .execute();
  }
}
