import type { RequestContext } from '#platform/context.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import { findReaderLink } from '#features/messages/delivery/reader-link.ts';
import { tables } from '#platform/database/tables.ts';
import { DeliveryCompanionEntity } from '#features/messages/delivery/companions/delivery-companion.entity.ts';

/** Records that a second link was opened, apart from the opening by the recipient. */
export async function noteCompanionOpened(ctx: RequestContext, token: string): Promise<boolean> {
  const link = await findReaderLink(ctx, token);
  if (!link?.companion || link.standing !== 'OPENABLE') return false;
  const now = ctx.clock.now();
  const first = await tables(ctx.em, DeliveryCompanionEntity)
    .updateTable('delivery_companions')
    .set({ openedAt: now })
    .where('id', '=', link.companion.id)
    .where('openedAt', 'is', null)
    .returning('id')
    .execute();
  if (first.length === 0) return true;
  const { delivery } = link;
  await writeLedger(ctx.em, [
    {
      familyId: delivery.familyId,
      messageId: delivery.messageId,
      deliveryId: delivery.id,
      at: now,
      actor: 'recipient-link',
      what: 'COMPANION_OPENED',
      evidence: { recipient: delivery.recipientName },
    },
  ]);
  return true;
}
