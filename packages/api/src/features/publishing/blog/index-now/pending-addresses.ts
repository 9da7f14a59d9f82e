import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** An article whose state was not submitted to search engines yet. */
export interface PendingAddress {
  readonly slug: string;
  /** As the database writes it, exact to the microsecond; null: it is not published any more. */
  readonly modifiedAt: string | null;
}

/** The most that the protocol takes in one request. */
const atOnce = 10_000;

/** The difference between what is published and what was submitted: nothing else has to be stored. */
export function pendingAddresses(ctx: RequestContext): Promise<PendingAddress[]> {
  return rowsOf(
    ctx.em,
    sql<PendingAddress>`
      select coalesce(p.slug, t.slug) as slug, p.modified_at::text as modified_at
      from (
        select slug, greatest(updated_at, published_at) as modified_at
        from blog_posts where state = 'PUBLISHED'
      ) p full join index_now_told t on t.slug = p.slug
      where t.slug is null or p.slug is null or t.modified_at <> p.modified_at
      order by 1 limit ${atOnce}`,
  );
}

export async function markSubmitted(
  ctx: RequestContext,
  addresses: readonly PendingAddress[],
): Promise<void> {
  const gone = addresses.filter(({ modifiedAt }) => modifiedAt === null);
  const there = addresses.filter(({ modifiedAt }) => modifiedAt !== null);
  await rowsOf(
    ctx.em,
    sql`delete from index_now_told where slug = any(${gone.map(({ slug }) => slug)}::text[])`,
  );
  await rowsOf(
    ctx.em,
    sql`
      insert into index_now_told (slug, modified_at, told_at)
      select slug, modified_at, ${ctx.clock.now()}
      from unnest(${there.map(({ slug }) => slug)}::text[],
        ${there.map(({ modifiedAt }) => modifiedAt)}::timestamptz[]) as told (slug, modified_at)
      on conflict (slug) do update
        set modified_at = excluded.modified_at, told_at = excluded.told_at`,
  );
}
