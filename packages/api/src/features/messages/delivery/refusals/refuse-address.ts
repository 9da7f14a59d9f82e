import type { RequestContext } from '#platform/context.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import { addressHash } from '#features/messages/delivery/refusals/address-hash.ts';
import { honorRefusals } from '#features/messages/delivery/refusals/honor-refusals.ts';
import { lockForRefusal } from '#features/messages/delivery/refusals/refused-addresses.ts';
import type { ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { AddressRefusalEntity } from '#features/messages/delivery/refusals/address-refusal.entity.ts';

/**
 * 'Please don't write to me again': stored for every family without a limit of time, and waiting
 * deliveries to the address are canceled. Idempotent.
 */
export async function refuseAddress(ctx: RequestContext, link: ReaderLink): Promise<void> {
  const { address } = link;
  if (address === null) return;
  await inTransaction(ctx, async (tx) => {
    // Takes no row lock here: `begin` holds its messages while it waits for this lock.
    await rowsOf(tx.em, lockForRefusal);
    const kept = await tables(tx.em, AddressRefusalEntity)
      .insertInto('address_refusals')
      .values({ addressHash: addressHash(tx.app, address), at: tx.clock.now() })
      .onConflict((conflict) => conflict.column('addressHash').doNothing())
      .returning('addressHash')
      .execute();
    if (kept.length > 0 && !link.companion) await note(tx, link, 'ASKED_NOT_TO_BE_WRITTEN_TO');
  });
  await honorRefusals(ctx);
}

export async function note(
  ctx: RequestContext,
  { delivery }: ReaderLink,
  what: 'ASKED_NOT_TO_BE_WRITTEN_TO' | 'MAY_BE_WRITTEN_TO',
): Promise<void> {
  await writeLedger(ctx.em, [
    {
      familyId: delivery.familyId,
      messageId: delivery.messageId,
      deliveryId: delivery.id,
      at: ctx.clock.now(),
      actor: 'recipient-link',
      what,
      evidence: { recipient: delivery.recipientName },
    },
  ]);
}
