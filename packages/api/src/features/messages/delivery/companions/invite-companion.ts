import { parseEmailAddress } from '@infinite/schema/accounts/email-address';
import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { recipientRefusalWords as words } from '@infinite/schema/words/received.en';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { companionToken } from '#features/messages/delivery/companions/companion-token.ts';
import { inviteCompanionJob } from '#features/messages/delivery/companions/invite-companion.job.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import type { ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { familyKey } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * A second link to the same message, for seven days: mailed to an address, or handed over by the
 * recipient. The address that gets no mail from us is not named: the answer is always the same.
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
    await requireRoom(tx, delivery.id, now.toString());
    await rowsOf(
      tx.em,
      sql`
        insert into delivery_companions
          (family_id, id, delivery_id, link_version, token_hash, address, created_at, expires_at)
        values (${delivery.familyId}, ${id}, ${delivery.id}, ${delivery.linkVersion},
          ${companionToken(key, id).hash}, ${address}, ${now},
          ${now.add({ hours: recipientLimits.companionDays * 24 })})`,
    );
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

/** The recipient takes a second link back. */
export async function closeCompanion(
  ctx: RequestContext,
  { delivery }: ReaderLink,
  companionId: string,
): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`
      update delivery_companions set closed_at = ${ctx.clock.now()}
      where id = ${companionId} and delivery_id = ${delivery.id} and closed_at is null`,
  );
}

/** Counted under the delivery's lock, so that two forms at once make no more than one. */
async function requireRoom(ctx: RequestContext, deliveryId: string, now: string): Promise<void> {
  await rowsOf(ctx.em, sql`select 1 from deliveries where id = ${deliveryId} for update`);
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
