import { slugOf } from '@infinite/schema/blog/slug';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { BlogRedirectEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/**
 * An address for a post of this title that no other post has or had; a second article of the same
 * title gets '-2'. A concurrent claim waits until this transaction ends.
 */
export async function claimSlug(
  ctx: RequestContext,
  { title, postId }: { title: string; postId: string },
): Promise<string> {
  await rowsOf(ctx.em, sql`select pg_advisory_xact_lock(hashtext('blog slugs'))`);
  const wanted = slugOf(title);
  const family = `^${wanted}(-[0-9]+)?$`;
  const rows = await rowsOf(
    ctx.em,
    sql<{ slug: string }>`
      select slug from blog_posts where slug ~ ${family} and id <> ${postId}
      union select slug from blog_redirects where slug ~ ${family} and post_id <> ${postId}`,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** Redirects readers and search engines that know the old address to the new one. */
export async function addRedirect(
  ctx: RequestContext,
  { from, to, postId }: { from: string; to: string; postId: string },
): Promise<void> {
  const db = tables(ctx.em, BlogRedirectEntity);
  // A title that was used before gets its address back.
  await db.deleteFrom('blog_redirects').where('slug', '=', to).execute();
  await db
    .insertInto('blog_redirects')
    .values({ slug: from, postId, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ postId }))
    .execute();
}
