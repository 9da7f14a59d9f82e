import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import type { ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * 'I would rather not open this.' Private: the author only sees that it was not opened. It can be
 * undone by the same link for as long as the link works.
 */
export async function decline(ctx: RequestContext, { delivery }: ReaderLink): Promise<void> {
  const now = ctx.clock.now();
  await rowsOf(
    ctx.em,
    sql`
      insert into recipient_choices (family_id, delivery_id, link_version, declined_at)
      values (${delivery.familyId}, ${delivery.id}, ${delivery.linkVersion}, ${now})
      on conflict (family_id, delivery_id, link_version) do update
        set declined_at = excluded.declined_at, remind_at = null, sealed_token = null`,
  );
}

export async function undecline(ctx: RequestContext, deliveryId: string): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`update recipient_choices set declined_at = null where delivery_id = ${deliveryId}`,
  );
}
