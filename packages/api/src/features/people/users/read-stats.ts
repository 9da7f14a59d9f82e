import type { AdminStats } from '@infinite/schema/users/user-list.answers';
import { sql } from 'kysely';
import { requireAdmin, type RequestContext } from '#context.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';

/** The documented totals. */
export async function readStats(ctx: RequestContext): Promise<AdminStats> {
  requireAdmin(ctx);
  // What recipients said to authors is not the families' until an author keeps it.
  const own = sql`not held_for_author and ${isOfRealFamily()}`;
  const { rows } = await sql<Record<keyof AdminStats, string>>`
    select
      (select count(*) from users where deleted_at is null and not sample) as "totalUsers",
      (select count(*) from recordings where state <> 'UPLOADING' and ${own})
        as "totalMemories",
      (select count(*) from recordings where kind = 'VOICE' and state <> 'UPLOADING' and ${own})
        as "totalVoiceMessages",
      (select coalesce(sum(cents - refunded_cents), 0) / 100.0 from payments) as "totalRevenue",
      (select count(*) from subscriptions where ended_at is null) as "activeSubscriptions"
  `.execute(ctx.em.getKysely());
  const row = rows[0];
  return {
    totalUsers: Number(row?.totalUsers ?? 0),
    totalMemories: Number(row?.totalMemories ?? 0),
    totalVoiceMessages: Number(row?.totalVoiceMessages ?? 0),
    totalRevenue: Number(row?.totalRevenue ?? 0),
    activeSubscriptions: Number(row?.activeSubscriptions ?? 0),
  };
}
