import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import { findReaderLink } from '#features/messages/delivery/reader-link.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Notes that a second link was opened; the recipient's own opening is another thing. */
export async function noteCompanionOpened(ctx: RequestContext, token: string): Promise<boolean> {
  const link = await findReaderLink(ctx, token);
  if (!link?.companion || link.standing !== 'OPENABLE') return false;
  const now = ctx.clock.now();
  const first = await rowsOf(
    ctx.em,
    sql`
      update delivery_companions set opened_at = ${now}
      where id = ${link.companion.id} and opened_at is null returning 1`,
  );
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
