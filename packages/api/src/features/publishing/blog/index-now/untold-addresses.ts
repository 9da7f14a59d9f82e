import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { blogTables } from '#features/publishing/blog/blog-tables.ts';

/** An article whose state search engines have not been told; gone: it is not published any more. */
export interface UntoldAddress {
  readonly slug: string;
  /** As the database writes it; null: gone. */
  readonly modified_at: string | null;
}

/** As many as the protocol takes at once. */
const atOnce = 10_000;

/** The difference between what is published and what was told: nothing else has to be remembered. */
export async function untoldAddresses(ctx: RequestContext): Promise<UntoldAddress[]> {
  const { rows } = await sql<UntoldAddress>`
    select coalesce(p.slug, t.slug) as slug, p.modified_at::text as modified_at
    from (
      select slug, greatest(updated_at, published_at) as modified_at
      from blog_posts where state = 'PUBLISHED'
    ) p full join index_now_told t on t.slug = p.slug
    where t.slug is null or p.slug is null or t.modified_at <> p.modified_at
    order by 1 limit ${atOnce}`.execute(blogTables(ctx.em));
  return rows;
}

export async function markTold(
  ctx: RequestContext,
  addresses: readonly UntoldAddress[],
): Promise<void> {
  const tables = blogTables(ctx.em);
  const now = ctx.clock.now().toString();
  const gone = addresses.filter(({ modified_at }) => modified_at === null);
  const there = addresses.filter(({ modified_at }) => modified_at !== null);
  await sql`
    delete from index_now_told where slug = any(${gone.map(({ slug }) => slug)}::text[])
  `.execute(tables);
  await sql`
    insert into index_now_told (slug, modified_at, told_at)
    select slug, modified_at, ${now}::timestamptz
    from unnest(${there.map(({ slug }) => slug)}::text[],
      ${there.map(({ modified_at }) => modified_at)}::timestamptz[]) as told (slug, modified_at)
    on conflict (slug) do update
      set modified_at = excluded.modified_at, told_at = excluded.told_at
  `.execute(tables);
}
