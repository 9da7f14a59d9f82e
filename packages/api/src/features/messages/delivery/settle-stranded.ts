import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import type { Acceptance, JournalFile } from '#adapters/journal/acceptance-journal.ts';
import { writeLedger, type LedgerLine } from '#features/messages/delivery/ledger.ts';
import { announceOutcomes } from '#features/messages/delivery/announce-outcomes.ts';
import { jsonRows } from '#platform/database/json-rows.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { wakeThose } from '#features/messages/messages/index.ts';

/** A delivery whose outcome the database does not have. */
export interface StrandedRow {
  familyId: string;
  id: string;
  messageId: string;
  recipientName: string;
  mailMessageId: string;
  attempts: number;
  unknownTries: number;
  state: 'SENDING' | 'WAITING' | 'UNRESOLVED';
  opened: boolean;
}

/** Settles each locked row: it arrived, it is retried, or it stays unresolved. */
export async function settleStranded(
  ctx: RequestContext,
  rows: readonly StrandedRow[],
  journals: readonly JournalFile[],
): Promise<void> {
  const accepted = new Map(
    journals.flatMap(({ acceptances }) => acceptances.map((one) => [one.messageId, one] as const)),
  );
  const decided = rows.flatMap((row) => {
    const decision = decide(ctx, row, accepted.get(row.mailMessageId));
    return decision ? [{ row, ...decision }] : [];
  });
  if (decided.length === 0) return;
  const now = ctx.clock.now();
  await rowsOf(
    ctx.em,
    sql`
      with decided as (
        select * from jsonb_to_recordset(${jsonRows(decided.map(({ row, line: _line, ...d }) => ({ id: row.id, ...d })))})
          as o (id uuid, state text, next_attempt_at timestamptz, delivered_at timestamptz,
            answer text, unknown_tries int)
      ), settled as (
        update deliveries d set state = o.state, next_attempt_at = greatest(o.next_attempt_at,
            case when o.next_attempt_at is not null then d.due_at end),
          delivered_at = coalesce(o.delivered_at, case when o.state = 'DELIVERED' then d.opened_at end),
          provider_answer = coalesce(o.answer, d.provider_answer),
          problem = case when o.state = 'DELIVERED' then null else 'OUTCOME_UNKNOWN' end,
          unknown_tries = o.unknown_tries,
          sending_since = null, sending_by = null, sending_node = null
        from decided o where d.id = o.id returning d.message_id, d.state
      )
      ${wakeThose(sql`select message_id from settled where state <> 'WAITING'`, now)}`,
  );
  await writeLedger(
    ctx.em,
    decided.map(({ row, state, line }) => ({
      familyId: row.familyId,
      messageId: row.messageId,
      deliveryId: row.id,
      at: now,
      actor: 'system:recover',
      from: row.state,
      to: state,
      ...line,
      evidence: {
        recipient: row.recipientName,
        mailMessageId: row.mailMessageId,
        attempt: row.attempts,
        ...line.evidence,
      },
    })),
  );
  await announceOutcomes(
    ctx,
    decided.map(({ row }) => row.id),
  );
}

interface Decision {
  state: 'DELIVERED' | 'WAITING' | 'UNRESOLVED';
  nextAttemptAt: Temporal.Instant | null;
  deliveredAt: string | null;
  answer: string | null;
  unknownTries: number;
  line: Pick<LedgerLine, 'what' | 'why' | 'evidence'>;
}

function decide(
  ctx: RequestContext,
  row: StrandedRow,
  acceptance: Acceptance | undefined,
): Decision | undefined {
  const kept = { nextAttemptAt: null, answer: null, unknownTries: row.unknownTries };
  if (acceptance) {
    const { at, response } = acceptance;
    const line = { what: 'ACKNOWLEDGED', why: 'THE_JOURNAL_KNEW', evidence: { response } } as const;
    return { ...kept, state: 'DELIVERED', deliveredAt: at, answer: response, line };
  }
  if (row.opened) {
    const line = { what: 'ACKNOWLEDGED', why: 'THE_READER_OPENED_IT' } as const;
    return { ...kept, state: 'DELIVERED', deliveredAt: null, line };
  }
  // Recorded as unknown before, without new information.
  if (row.state !== 'SENDING') return undefined;
  const why = 'THE_SENDING_PROCESS_DIED';
  const minutes = deliveryTimings.strandedRetryMinutes[row.unknownTries];
  const unknown = { ...kept, deliveredAt: null, unknownTries: row.unknownTries + 1 };
  if (minutes === undefined) {
    return { ...unknown, state: 'UNRESOLVED', line: { what: 'UNRESOLVED', why } };
  }
  const next = ctx.clock.now().add({ minutes });
  const line = { what: 'OUTCOME_UNKNOWN', why } as const;
  return { ...unknown, state: 'WAITING', nextAttemptAt: next, line };
}
