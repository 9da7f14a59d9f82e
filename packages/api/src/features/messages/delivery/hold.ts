import { holdReasonWords } from '#features/messages/delivery/delivery-hold.en.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { dueMessagesCount } from '#features/messages/messages/index.ts';
import { DeliveryHoldEntity } from '#features/messages/delivery/delivery-hold.entity.ts';

/** Whether sending waits for an operator; the sweep and the senders ask in their transactions. */
export async function isHeld(em: EntityManager): Promise<boolean> {
  const row = await tables(em, DeliveryHoldEntity)
    .selectFrom('delivery_hold')
    .select('held')
    .executeTakeFirst();
  // Without its row nothing may be sent.
  return row?.held ?? true;
}

/** What an operator needs to see before sending goes on. */
export interface HoldStatus {
  held: boolean;
  reason: string | null;
  since: Temporal.Instant | null;
  /** Messages with a step due now: reminders, beginnings. */
  dueMessages: number;
  /** Mails that would be sent now. */
  dueDeliveries: number;
}

export async function holdStatus(ctx: RequestContext): Promise<HoldStatus> {
  const now = ctx.clock.now();
  const [row] = await rowsOf(
    ctx.em,
    sql<HoldRow>`
      select held, reason, since,
        ${dueMessagesCount(now)} as messages,
        (select count(*) from deliveries where next_attempt_at <= ${now} and ${isOfRealFamily()})::int as deliveries
      from delivery_hold`,
  );
  return {
    held: row?.held ?? true,
    reason: row?.reason ?? null,
    since: row ? row.since : null,
    dueMessages: row?.messages ?? 0,
    dueDeliveries: row?.deliveries ?? 0,
  };
}

/** Stops all sending. Nothing is disarmed: due messages wait. */
export async function placeHold(ctx: RequestContext, reason: string): Promise<void> {
  await tables(ctx.em, DeliveryHoldEntity)
    .updateTable('delivery_hold')
    .set({ held: true, reason, since: ctx.clock.now() })
    .where('held', '=', false)
    .execute();
}

/** Places the hold in the transaction that fills a restored database. */
export async function holdRestored(client: Pick<pg.Client, 'query'>): Promise<void> {
  await client.query(
    // The database's own time: this is about the restore, not about when a message is due.
    `update delivery_hold set held = true, reason = $1, since = now()`,
    [holdReasonWords.restoredByCommand()],
  );
}

/**
 * Resumes sending after an operator has seen what would be sent. From here on the database is
 * authoritative.
 */
export async function releaseHold(ctx: RequestContext): Promise<void> {
  await tables(ctx.em, DeliveryHoldEntity)
    .updateTable('delivery_hold')
    .set({
      held: false,
      reason: null,
      since: null,
      databaseIdentity: null,
      clockSeenAt: null,
      epoch: sql<number>`greatest(epoch + 1, ${Date.now()})`,
    })
    .execute();
}

interface HoldRow {
  held: boolean;
  reason: string | null;
  since: Temporal.Instant | null;
  messages: number;
  deliveries: number;
}
