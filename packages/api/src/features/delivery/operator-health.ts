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
