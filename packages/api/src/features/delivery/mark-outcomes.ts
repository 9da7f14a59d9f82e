import { sql } from 'kysely';
import type { LedgerEvent } from '@infinite/schema/words/delivery-ledger.en';
import type { RequestContext } from '#context.ts';
import type { ClaimedDelivery } from '#features/delivery/claim-deliveries.ts';
import { asJson, rowsOf } from '#features/delivery/delivery-tables.ts';
import { sendNoticeJob } from '#features/delivery/jobs/send-notice.job.ts';
import type { Presence } from '#features/delivery/presence.ts';
import type { SendOutcome } from '#features/delivery/send-delivery.ts';
import { tellOfOutcomes } from '#features/delivery/tell-webhooks.ts';
import { inTransaction } from '#platform/database/transaction.ts';

export interface SentDelivery {
  delivery: ClaimedDelivery;
  outcome: SendOutcome;
}

/** Stores what became of a batch of tries, and tells senders of bounces. */
export async function markOutcomes(
  ctx: RequestContext,
  presence: Presence,
  sent: readonly SentDelivery[],
): Promise<void> {
  if (sent.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    const marked = await rowsOf(tx.em, mark(sent, presence, tx.clock.now().toString()));
    const ours = new Set(marked.map((row) => row.id));
    const stored = sent.filter(({ delivery }) => ours.has(delivery.id));
    if (stored.length < sent.length) {
      tx.app.log.warn(
        { lost: sent.length - stored.length },
        'deliveries were taken over meanwhile',
      );
    }
    await tellSenders(tx, stored);
    await tellOfOutcomes(tx, [...ours]);
  });
}

/**
 * One statement: the state, its line in the ledger, and the message's wake-up when a delivery is
 * done. A message is woken by every delivery of it that is done, not by the last: of two batches
 * that end together neither sees the other. Rows are locked in order, so that no two batches wait
 * for each other.
 */
function mark(sent: readonly SentDelivery[], presence: Presence, now: string) {
  const rows = sent.map(({ delivery, outcome }) => ({
    id: delivery.id,
    state: stateOf(outcome),
    what: eventOf(outcome),
    next_attempt_at: 'retryAt' in outcome ? (outcome.retryAt?.toString() ?? null) : null,
    answer: outcome.kind === 'unknown' ? outcome.problem : outcome.response,
    problem: problemOf(outcome),
    late_reason: outcome.kind === 'acknowledged' ? outcome.lateReason : delivery.lateReason,
  }));
  return sql<{ id: string }>`
    with outcome as (
      select * from jsonb_to_recordset(${asJson(rows)}) as o (id uuid, state text, what text,
        next_attempt_at timestamptz, answer text, problem text, late_reason text)
    ), marked as (
      update deliveries d set state = o.state, next_attempt_at = o.next_attempt_at,
        provider_answer = o.answer, problem = o.problem, late_reason = o.late_reason,
        sending_since = null, sending_by = null,
        delivered_at = case when o.state = 'DELIVERED' then ${now}::timestamptz end
      from outcome o
      where d.id = o.id and d.state = 'SENDING' and d.sending_by = ${presence.id}
      returning d.*, o.what
    ), noted as (
      insert into delivery_events (family_id, id, message_id, delivery_id, at, actor, what,
        from_state, to_state, evidence)
      select family_id, uuidv7(), message_id, id, ${now}, 'system:send', what, 'SENDING', state,
        jsonb_build_object('recipient', recipient_name, 'mailMessageId', mail_message_id,
          'attempt', attempts, 'response', provider_answer)
      from marked
    ), done as (
      select id from messages
      where id in (select message_id from marked where state <> 'WAITING')
      order by id for update
    ), woken as (
      update messages m set next_step_at = ${now} from done where m.id = done.id
    )
    select id from marked`;
}

/** A bounce is shown, and written to the sender too. */
async function tellSenders(ctx: RequestContext, stored: readonly SentDelivery[]): Promise<void> {
  const failed = stored.filter(({ outcome }) => stateOf(outcome) === 'FAILED');
  await ctx.jobs.enqueueMany(
    ctx,
    sendNoticeJob,
    failed.map(({ delivery }) => ({ kind: 'FAILED' as const, deliveryId: delivery.id })),
  );
}

function stateOf(outcome: SendOutcome): 'DELIVERED' | 'WAITING' | 'FAILED' {
  if (outcome.kind === 'acknowledged') return 'DELIVERED';
  return outcome.retryAt ? 'WAITING' : 'FAILED';
}

function eventOf(outcome: SendOutcome): LedgerEvent {
  if (outcome.kind === 'acknowledged') return 'ACKNOWLEDGED';
  if (outcome.kind === 'unknown') return 'OUTCOME_UNKNOWN';
  return outcome.retryAt ? 'REFUSED_FOR_NOW' : 'REFUSED_FOR_GOOD';
}

function problemOf(outcome: SendOutcome): string | null {
  if (outcome.kind === 'acknowledged') return null;
  if (outcome.kind === 'unknown') return 'OUTCOME_UNKNOWN';
  return outcome.final ? 'REFUSED' : 'NOT_TAKEN_YET';
}
