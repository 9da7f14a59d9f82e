import { sql } from 'kysely';
import { newContext, type RequestContext } from '#platform/context.ts';
import { refusedAmong } from '#features/messages/delivery/refusals/refused-addresses.ts';
import { withhold } from '#features/messages/delivery/refusals/withhold-deliveries.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { tables } from '#platform/database/tables.ts';
import { lockMessages } from '#features/messages/messages/index.ts';
import { DeliveryEntity, type DeliveryRow } from '#features/messages/delivery/delivery.entity.ts';
import { AddressRefusalEntity } from '#features/messages/delivery/refusals/address-refusal.entity.ts';

const batchSize = 1000;

/** Recovers from a crash between a refusal and the cancellation of its deliveries. */
export const honorRefusalsSweep = defineSweep({
  name: 'honor-refusals',
  everySeconds: 60,
  run: (ctx) => honorRefusals(ctx),
});

/**
 * Cancels every waiting delivery to an address that has opted out. Only hashes of those are stored,
 * so the waiting addresses are hashed and compared; they are few unless the mail relay is down.
 */
export async function honorRefusals(ctx: RequestContext): Promise<void> {
  const open = await tables(ctx.em, AddressRefusalEntity)
    .selectFrom('address_refusals')
    .select('addressHash')
    .where('honoredAt', 'is', null)
    .execute();
  if (open.length === 0) return;
  let after = '00000000-0000-0000-0000-000000000000';
  for (let read = batchSize; read === batchSize;) {
    const rows: WaitingRow[] = await tables(ctx.em, DeliveryEntity)
      .selectFrom('deliveries')
      .select(['id', 'messageId', 'address'])
      .where('nextAttemptAt', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const refused = await refusedAmong(
      ctx,
      rows.map((row) => row.address),
    );
    await cancel(
      ctx,
      rows.filter((row) => refused.has(row.address)),
    );
    after = rows.at(-1)?.id ?? after;
    read = rows.length;
  }
  await tables(ctx.em, AddressRefusalEntity)
    .updateTable('address_refusals')
    .set({ honoredAt: ctx.clock.now() })
    .where('addressHash', '=', sql<string>`any(${open.map((row) => row.addressHash)})`)
    .execute();
}

/** Locks messages before their deliveries, as everywhere. */
async function cancel(ctx: RequestContext, rows: readonly WaitingRow[]): Promise<void> {
  if (rows.length === 0) return;
  const messages = [...new Set(rows.map((row) => row.messageId))];
  await inTransaction(newContext(ctx.app, ctx.actor), async (tx) => {
    await lockMessages(tx.em, messages);
    await withhold(
      tx,
      rows.map((row) => row.id),
    );
  });
}

type WaitingRow = Pick<DeliveryRow, 'id' | 'messageId' | 'address'>;
