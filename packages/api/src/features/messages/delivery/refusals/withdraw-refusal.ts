import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import type { ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { addressHash } from '#features/messages/delivery/refusals/address-hash.ts';
import { lockForRefusal } from '#features/messages/delivery/refusals/refused-addresses.ts';
import { note } from '#features/messages/delivery/refusals/refuse-address.ts';
import { wakeSender } from '#features/messages/delivery/wake-sender.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { lockMessages, resumeMessages, stateOfMessage } from '#features/messages/messages/index.ts';
import { AddressRefusalEntity } from '#features/messages/delivery/refusals/address-refusal.entity.ts';
import { DeliveryEntity } from '#features/messages/delivery/delivery.entity.ts';

/** Withdraws an opt-out; deliveries that were withheld meanwhile are sent. */
export async function withdrawRefusal(ctx: RequestContext, link: ReaderLink): Promise<void> {
  const { address } = link;
  if (address === null) return;
  const hash = addressHash(ctx.app, address);
  await inTransaction(ctx, async (tx) => {
    await rowsOf(tx.em, lockForRefusal);
    const gone = await tables(tx.em, AddressRefusalEntity)
      .deleteFrom('address_refusals')
      .where('addressHash', '=', hash)
      .returning('addressHash')
      .execute();
    if (gone.length > 0 && !link.companion) await note(tx, link, 'MAY_BE_WRITTEN_TO');
  });
  await inTransaction(ctx, (tx) => sendWithheld(tx, hash));
}

/** Only deliveries that the author still wants, and of a recurring message only the latest date. */
async function sendWithheld(ctx: RequestContext, hash: string): Promise<void> {
  const withheld = await tables(ctx.em, DeliveryEntity)
    .selectFrom('deliveries')
    .select(['id', 'address'])
    .where('problem', '=', 'ASKED_NOT_TO_BE_WRITTEN_TO')
    .where('state', '=', 'CANCELLED')
    .execute();
  const ids = withheld
    .filter(({ address }) => addressHash(ctx.app, address) === hash)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  const now = ctx.clock.now();
  await lockMessages(ctx.em, sql`select message_id from deliveries where id = any(${ids}::uuid[])`);
  const rows = await rowsOf(
    ctx.em,
    sql<{ familyId: string; id: string; messageId: string; recipientName: string }>`
      update deliveries d set state = 'WAITING', problem = null, attempts = 0,
        relay_tries = 0, unknown_tries = 0,
        next_attempt_at = greatest(d.due_at, ${now})
      where d.id = any(${ids}::uuid[]) and d.state = 'CANCELLED'
        and ${stateOfMessage('d.message_id')} not in ('DRAFT', 'CANCELLED')
        and not exists (select 1 from deliveries n where n.message_id = d.message_id
          and n.recipient_id = d.recipient_id and n.occurrence > d.occurrence)
      returning d.family_id, d.id, d.message_id, d.recipient_name`,
  );
  await resumeMessages(
    ctx.em,
    sql`
      select message_id, occurrence from deliveries
      where id = any(${rows.map((row) => row.id)}::uuid[])`,
    now,
  );
  await writeLedger(
    ctx.em,
    rows.map((row) => ({
      familyId: row.familyId,
      messageId: row.messageId,
      deliveryId: row.id,
      at: now,
      actor: 'recipient-link',
      what: 'DELIVERY_WAITS' as const,
      from: 'CANCELLED',
      to: 'WAITING',
      evidence: { recipient: row.recipientName },
    })),
  );
  await wakeSender(ctx);
}
