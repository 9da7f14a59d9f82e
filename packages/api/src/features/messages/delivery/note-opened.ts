import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { undecline } from '#features/messages/delivery/choices/decline.ts';
import { dropReminder } from '#features/messages/delivery/choices/remind-later.ts';
import { noteCompanionOpened } from '#features/messages/delivery/companions/note-companion-opened.ts';
import { queueNews } from '#features/messages/delivery/author-mails/queue-news.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import {
  announceOpening,
  announceOutcomes,
} from '#features/messages/delivery/announce-outcomes.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { wakeMessages } from '#features/messages/messages/index.ts';

/**
 * Notes that a reader opened what was left for them; the first time counts.
 * @returns false for a link that opens nothing
 */
export async function noteOpened(ctx: RequestContext, token: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const [row] = await rowsOf(
      tx.em,
      sql<OpenedRow>`
        select family_id, id, message_id, recipient_id, occurrence::text, recipient_name, opened_at is not null as opened,
          state, state in ('WAITING', 'UNRESOLVED') as unknown
        from deliveries
        where token_hash = ${hashToken(token)} and revoked_at is null
          and (state = 'DELIVERED' or link_sent_at is not null)
        for update`,
    );
    if (!row) return noteCompanionOpened(tx, token);
    if (row.opened) return true;
    await rowsOf(tx.em, sql`update deliveries set opened_at = ${now} where id = ${row.id}`);
    if (row.unknown) await settleUnknown(tx, row);
    await writeLedger(tx.em, [
      {
        familyId: row.familyId,
        messageId: row.messageId,
        deliveryId: row.id,
        at: now,
        actor: 'recipient-link',
        what: 'OPENED',
        evidence: { recipient: row.recipientName },
      },
    ]);
    await dropReminder(tx, row.id);
    await undecline(tx, row.id);
    await announceOpening(tx, row);
    await queueNews(tx, 'OPENED', [row.id]);
    return true;
  });
}

/** What nobody knew is known now: the mail did arrive, so it is not sent again. */
async function settleUnknown(ctx: RequestContext, row: OpenedRow): Promise<void> {
  const now = ctx.clock.now();
  await rowsOf(
    ctx.em,
    sql`
      update deliveries set state = 'DELIVERED', next_attempt_at = null, problem = null,
        set_aside_reason = null, delivered_at = ${now}
      where id = ${row.id}`,
  );
  await wakeMessages(ctx.em, [row.messageId], now);
  await writeLedger(ctx.em, [
    {
      familyId: row.familyId,
      messageId: row.messageId,
      deliveryId: row.id,
      at: now,
      actor: 'recipient-link',
      what: 'ACKNOWLEDGED',
      from: row.state,
      to: 'DELIVERED',
      why: 'THE_READER_OPENED_IT',
      evidence: { recipient: row.recipientName },
    },
  ]);
  await announceOutcomes(ctx, [row.id]);
}

interface OpenedRow {
  familyId: string;
  id: string;
  messageId: string;
  recipientId: string;
  occurrence: string;
  recipientName: string;
  opened: boolean;
  state: string;
  unknown: boolean;
}
