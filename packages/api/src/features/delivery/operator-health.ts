import { lateAfterMinutes } from '@infinite/schema/catalogue/operations';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/delivery/delivery-tables.ts';
import { isOfRealFamily } from '#features/families/index.ts';
import { holdStatus, type HoldStatus } from '#features/delivery/hold.ts';

/** The promise in figures, for whoever runs the installation: no content, nobody's name. */
export interface DeliveryHealth extends HoldStatus {
  /** Messages that wait for their day. */
  armed: number;
  late: number;
  sending: number;
  failed: number;
  deliveredLastDay: number;
}

/** Deliveries that were given up within the last hours and are still failed. */
export async function countRecentFailures(ctx: RequestContext, hours: number): Promise<number> {
  const since = ctx.clock.now().subtract({ hours }).toString();
  const [row] = await rowsOf(
    ctx.em,
    sql<{ count: number }>`
      select count(*)::int as count from deliveries d
      where d.state = 'FAILED' and ${isOfRealFamily('d')} and exists (
        select 1 from delivery_events e
        where e.family_id = d.family_id and e.message_id = d.message_id and e.delivery_id = d.id
          and e.to_state = 'FAILED' and e.at > ${since})`,
  );
  return row?.count ?? 0;
}

export async function deliveryHealth(ctx: RequestContext): Promise<DeliveryHealth> {
  const now = ctx.clock.now();
  const lateSince = now.subtract({ minutes: lateAfterMinutes }).toString();
  const dayAgo = now.subtract({ hours: 24 }).toString();
  const real = isOfRealFamily();
  const [row] = await rowsOf(
    ctx.em,
    sql<Omit<DeliveryHealth, keyof HoldStatus>>`
      select
        (select count(*) from messages where next_step_at is not null and ${real})::int as armed,
        (select count(*) from deliveries
          where state in ('WAITING', 'SENDING') and due_at < ${lateSince} and ${real})::int as late,
        (select count(*) from deliveries where state = 'SENDING' and ${real})::int as sending,
        (select count(*) from deliveries where state = 'FAILED' and ${real})::int as failed,
        (select count(*) from deliveries where delivered_at > ${dayAgo} and ${real})::int as "deliveredLastDay"`,
  );
  const none = { armed: 0, late: 0, sending: 0, failed: 0, deliveredLastDay: 0 };
  return { ...(await holdStatus(ctx)), ...(row ?? none) };
}
