import { slugOf } from '@infinite/schema/blog/slug';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { blogTables } from '#features/publishing/blog/blog-tables.ts';

/**
 * An address for a post of this title that no other post has or had; a second article of the same
 * title gets '-2'. Whoever claims meanwhile waits until this transaction ends.
 */
export async function claimSlug(
  ctx: RequestContext,
  { title, postId }: { title: string; postId: string },
): Promise<string> {
  const tables = blogTables(ctx.em);
  await sql`select pg_advisory_xact_lock(hashtext('blog slugs'))`.execute(tables);
  const wanted = slugOf(title);
  const family = `^${wanted}(-[0-9]+)?$`;
  const { rows } = await sql<{ slug: string }>`
    select slug from blog_posts where slug ~ ${family} and id <> ${postId}
    union select slug from blog_redirects where slug ~ ${family} and post_id <> ${postId}
  `.execute(tables);
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** Readers and search engines that know the old address are led to the new one. */
export async function leaveRedirect(
  ctx: RequestContext,
  { from, to, postId }: { from: string; to: string; postId: string },
): Promise<void> {
  const tables = blogTables(ctx.em);
  // A title that comes back takes its address back.
  await tables.deleteFrom('blog_redirects').where('slug', '=', to).execute();
  await tables
    .insertInto('blog_redirects')
    .values({ slug: from, post_id: postId, created_at: ctx.clock.now().toString() })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: postId }))
    .execute();
}
