import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import {
  forgetJournal,
  nodeIdOf,
  readJournals,
  type JournalFile,
} from '#adapters/journal/acceptance-journal.ts';
import { presenceLockClass } from '#features/messages/delivery/presence.ts';
import { settleStranded, type StrandedRow } from '#features/messages/delivery/settle-stranded.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Settles deliveries whose sender died between 'sending' and 'acknowledged'. The journal of this
 * machine shows what was accepted, and an opened page shows that a mail arrived; the outcome of the
 * others is unknown, so they are resent with the same Message-ID, at most twice. A sender is alive
 * while its connection holds its lock, and 'since' is measured by the database's clock: this is
 * about processes, not about when a message is due. Deliveries of another machine are left alone
 * for a while: its own journal may have the outcome.
 */
export async function recoverStranded(ctx: RequestContext): Promise<number> {
  const { dataDir } = ctx.app.config;
  if (!(await anyInDoubt(ctx))) return 0;
  const node = await nodeIdOf(dataDir);
  const journals = await readJournals(dataDir);
  const settled = await inTransaction(ctx, async (tx) => {
    const rows = await rowsOf(tx.em, inDoubt(node, journals));
    await settleStranded(tx, rows, journals);
    return rows.length;
  });
  await forgetOld(ctx, journals);
  return settled;
}

/** Cheap: both conditions have a partial index. */
async function anyInDoubt(ctx: RequestContext): Promise<boolean> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ any: boolean }>`
      select exists (select 1 from deliveries d where ${isStranded})
        or exists (select 1 from deliveries d where ${isUnknown}) as any`,
  );
  return row?.any ?? false;
}

const senderIsDead = sql`not exists (
  select 1 from pg_locks l
  where l.locktype = 'advisory' and l.granted and l.classid::bigint = ${presenceLockClass}
    and l.objid::bigint = d.sending_by
    and l.database = (select oid from pg_database where datname = current_database()))`;

const isStranded = sql`d.state = 'SENDING'
  and d.sending_since < clock_timestamp() - ${deliveryTimings.strandedAfterSeconds} * interval '1 second'
  and ${senderIsDead}`;

/** Its sender may have been alive after all and have journaled the acceptance. */
const isUnknown = sql`d.unknown_tries > 0 and d.state in ('WAITING', 'UNRESOLVED')`;

function inDoubt(node: string, journals: readonly JournalFile[]) {
  const accepted = journals.flatMap(({ acceptances }) => acceptances.map((one) => one.messageId));
  return sql<StrandedRow>`
    select d.family_id, d.id, d.message_id, d.recipient_name, d.mail_message_id, d.attempts,
      d.unknown_tries, d.state, d.opened_at is not null as opened
    from deliveries d
    where (${isStranded} and (d.sending_node is null or d.sending_node = ${node}
        or d.sending_since < clock_timestamp()
          - ${deliveryTimings.otherNodeAfterMinutes} * interval '1 minute'))
      or (${isUnknown} and d.mail_message_id = any(${accepted}::text[]))
    order by d.id for update of d skip locked`;
}

/** Deletes journals of dead senders once they contain nothing of use. */
async function forgetOld(ctx: RequestContext, journals: readonly JournalFile[]): Promise<void> {
  const old = journals.filter(({ idleMs }) => idleMs > keptForMs);
  if (old.length === 0) return;
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: number }>`
      select d.sending_by as id from (select unnest(${old.map(({ presenceId }) => presenceId)}::int[])
        as sending_by) d
      where ${senderIsDead}
        and not exists (select 1 from deliveries s where s.state = 'SENDING'
          and s.sending_by = d.sending_by)`,
  );
  const dead = new Set(rows.map(({ id }) => id));
  for (const journal of old) if (dead.has(journal.presenceId)) await forgetJournal(journal);
}

/** Much longer than any conversation that a sender without its lock may still have open. */
const keptForMs = 60 * 60_000;
