import { parseEmailAddress } from '@infinite/schema/accounts/email-address';
import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { recipientRefusalWords as words } from '@infinite/schema/words/received.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { companionToken } from '#features/messages/delivery/companions/companion-token.ts';
import { inviteCompanionJob } from '#features/messages/delivery/companions/invite-companion.job.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import type { ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { familyKey } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import type { Temporal } from 'temporal-polyfill';
import { lockDelivery } from '#features/messages/delivery/find-deliveries.ts';
import { DeliveryCompanionEntity } from '#features/messages/delivery/companions/delivery-companion.entity.ts';

/**
 * A second link to the same message, valid for seven days: mailed to an address, or passed on by
 * the recipient. Does not reveal whether an address has opted out: the response is always the same.
 * @throws AppError INVALID_INPUT, WRONG_STATE
 */
export async function inviteCompanion(
  ctx: RequestContext,
  { delivery }: ReaderLink,
  email: string,
): Promise<void> {
  const address = email.trim() === '' ? null : parseEmailAddress(email);
  if (address === null && email.trim() !== '') {
    throw new AppError('INVALID_INPUT', { words: words.address });
  }
  const key = await familyKey(ctx, delivery.familyId);
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    await requireRoom(tx, delivery.id, now);
    await tables(tx.em, DeliveryCompanionEntity)
      .insertInto('delivery_companions')
      .values({
        familyId: delivery.familyId,
        id,
        deliveryId: delivery.id,
        linkVersion: delivery.linkVersion,
        tokenHash: companionToken(key, id).hash,
        address,
        createdAt: now,
        expiresAt: now.add({ hours: recipientLimits.companionDays * 24 }),
      })
      .execute();
    await writeLedger(tx.em, [
      {
        familyId: delivery.familyId,
        messageId: delivery.messageId,
        deliveryId: delivery.id,
        at: now,
        actor: 'recipient-link',
        what: 'COMPANION_INVITED',
        evidence: { recipient: delivery.recipientName },
      },
    ]);
    if (address) await tx.jobs.enqueue(tx, inviteCompanionJob, { companionId: id });
  });
}

/** Revokes a second link. */
export async function closeCompanion(
  ctx: RequestContext,
  { delivery }: ReaderLink,
  companionId: string,
): Promise<void> {
  await tables(ctx.em, DeliveryCompanionEntity)
    .updateTable('delivery_companions')
    .set({ closedAt: ctx.clock.now() })
    .where('id', '=', companionId)
    .where('deliveryId', '=', delivery.id)
    .where('closedAt', 'is', null)
    .execute();
}

/** Counted under the delivery's lock, so that concurrent forms cannot exceed the limit. */
async function requireRoom(
  ctx: RequestContext,
  deliveryId: string,
  now: Temporal.Instant,
): Promise<void> {
  await lockDelivery(ctx, deliveryId);
  const [count] = await rowsOf(
    ctx.em,
    sql<{ ever: number; open: number }>`
      select count(*)::int as ever,
        count(*) filter (where closed_at is null and expires_at > ${now})::int as open
      from delivery_companions where delivery_id = ${deliveryId}`,
  );
  const { companionsOpen, companionsEver } = recipientLimits;
  if ((count?.ever ?? 0) >= companionsEver || (count?.open ?? 0) >= companionsOpen) {
    throw new AppError('WRONG_STATE', { words: words.noMoreCompanions });
  }
}
