import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/delivery/delivery-tables.ts';
import { writeLedger } from '#features/delivery/ledger.ts';
import { presenceLockClass } from '#features/delivery/presence.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Deliveries whose sender died between 'being sent' and 'acknowledged': nobody can know whether the
 * mail arrived. They wait again under the same Message-ID, and the ledger names them. Whether a
 * sender lives is told by the lock its connection holds, and 'since' by the database's own clock:
 * this is about processes, not about when a message is due.
 */
export async function recoverStranded(ctx: RequestContext): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const rows = await rowsOf(
      tx.em,
      sql<StrandedRow>`
        update deliveries d set state = 'WAITING', next_attempt_at = greatest(due_at, ${now.toString()}),
          sending_since = null, sending_by = null, problem = 'OUTCOME_UNKNOWN'
        where state = 'SENDING'
          and sending_since < clock_timestamp() - ${deliveryTimings.strandedAfterSeconds} * interval '1 second'
          and not exists (
            select 1 from pg_locks l
            where l.locktype = 'advisory' and l.granted and l.classid::bigint = ${presenceLockClass}
              and l.objid::bigint = d.sending_by
              and l.database = (select oid from pg_database where datname = current_database()))
        returning d.family_id, d.id, d.message_id, d.recipient_name, d.mail_message_id, d.attempts`,
    );
    await writeLedger(
      tx.em,
      rows.map((row) => ({
        familyId: row.family_id,
        messageId: row.message_id,
        deliveryId: row.id,
        at: now,
        actor: 'system:recover',
        what: 'OUTCOME_UNKNOWN' as const,
        from: 'SENDING',
        to: 'WAITING',
        why: 'THE_SENDING_PROCESS_DIED',
        evidence: {
          recipient: row.recipient_name,
          mailMessageId: row.mail_message_id,
          attempt: row.attempts,
        },
      })),
    );
    return rows.length;
  });
}

interface StrandedRow {
  family_id: string;
  id: string;
  message_id: string;
  recipient_name: string;
  mail_message_id: string;
  attempts: number;
}
