import { lateAfterMinutes } from '@infinite/schema/catalogue/operations';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { readRelay } from '#features/messages/delivery/relay-breaker.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import { holdStatus, type HoldStatus } from '#features/messages/delivery/hold.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { armedMessagesCount } from '#features/messages/messages/index.ts';

/** Figures of sending for operators: no content and no names. */
export interface DeliveryHealth extends HoldStatus {
  /** Messages with a step ahead. */
  armed: number;
  late: number;
  sending: number;
  failed: number;
  /** Their outcome is unknown, and no one has decided yet. */
  unresolved: number;
  /** Their mail cannot be prepared; they wait for an operator. */
  setAside: number;
  /** When the relay's breaker opened; null while the relay accepts mail. */
  relayDownSince: Temporal.Instant | null;
  /** What the relay said last; addresses are masked. */
  relaySays: string | null;
  deliveredLastDay: number;
}

/** Deliveries that failed within the last hours and have not been retried. */
export async function countRecentFailures(ctx: RequestContext, hours: number): Promise<number> {
  const since = ctx.clock.now().subtract({ hours });
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
  const lateSince = now.subtract({ minutes: lateAfterMinutes });
  const dayAgo = now.subtract({ hours: 24 });
  const real = isOfRealFamily();
  const [row] = await rowsOf(
    ctx.em,
    sql<Counts>`
      select
        ${armedMessagesCount()} as armed,
        (select count(*) from deliveries
          where state in ('WAITING', 'SENDING') and due_at < ${lateSince} and ${real})::int as late,
        (select count(*) from deliveries where state = 'SENDING' and ${real})::int as sending,
        (select count(*) from deliveries where state = 'FAILED' and ${real})::int as failed,
        (select count(*) from deliveries where state = 'UNRESOLVED' and left_as_is_at is null
          and ${real})::int as unresolved,
        (select count(*) from deliveries where set_aside_reason is not null and ${real})::int as set_aside,
        (select count(*) from deliveries where delivered_at > ${dayAgo} and ${real})::int as delivered_last_day`,
  );
  if (!row) throw new Error('a statement of counts gave no row');
  const { openSince, says } = await readRelay(ctx.em);
  const relay = { relayDownSince: openSince, relaySays: openSince && says };
  return { ...(await holdStatus(ctx)), ...row, ...relay };
}

type Counts = Omit<DeliveryHealth, keyof HoldStatus | 'relayDownSince' | 'relaySays'>;
