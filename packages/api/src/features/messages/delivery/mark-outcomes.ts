import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { LedgerEvent } from '#features/messages/delivery/delivery-ledger.en.ts';
import type { RequestContext } from '#platform/context.ts';
import type { ClaimedDelivery } from '#features/messages/delivery/claim-deliveries.ts';
import { sendNoticeJob } from '#features/messages/delivery/jobs/send-notice.job.ts';
import type { Presence } from '#features/messages/delivery/presence.ts';
import type { SendOutcome } from '#features/messages/delivery/send-delivery.ts';
import { announceOutcomes } from '#features/messages/delivery/announce-outcomes.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { counts } from '#platform/outbox/outcome.ts';
import { jsonRows } from '#platform/database/json-rows.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { wakeInOrder } from '#features/messages/messages/index.ts';

export interface SentDelivery {
  delivery: ClaimedDelivery;
  outcome: SendOutcome;
}

/**
 * Stores the outcomes of a batch of attempts and notifies senders of bounces.
 * @returns the deliveries that were still this sender's, and are marked now
 */
export async function markOutcomes(
  ctx: RequestContext,
  presence: Presence,
  sent: readonly SentDelivery[],
): Promise<Set<string>> {
  if (sent.length === 0) return new Set();
  return inTransaction(ctx, async (tx) => {
    const marked = await rowsOf(tx.em, mark(sent, presence, tx.clock.now()));
    if (marked.length < sent.length) {
      tx.app.log.warn(
        { lost: sent.length - marked.length },
        'deliveries were taken over meanwhile',
      );
    }
    await notifySenders(
      tx,
      marked.filter(({ state }) => state === 'FAILED').map(({ id }) => id),
    );
    const ids = new Set(marked.map(({ id }) => id));
    await announceOutcomes(tx, [...ids]);
    return ids;
  });
}

/**
 * One statement: the state, its line in the ledger, and the message's wake-up when a delivery is
 * finished. Each finished delivery wakes its message, not only the last: two batches that end at
 * the same time do not see each other. Rows are locked in order, so that batches do not deadlock. A
 * delivery that its recipient opened did arrive, whatever the server says about another attempt.
 */
function mark(sent: readonly SentDelivery[], presence: Presence, now: Temporal.Instant) {
  const rows = sent.map(({ delivery, outcome }) => ({
    id: delivery.id,
    state: stateOf(outcome),
    what: eventOf(outcome),
    nextAttemptAt: 'retryAt' in outcome ? outcome.retryAt : null,
    answer: answerOf(outcome),
    problem: problemOf(outcome),
    lateReason: outcome.kind === 'acknowledged' ? outcome.lateReason : delivery.lateReason,
    deliveredAt: outcome.kind === 'acknowledged' ? outcome.at : null,
    setAsideReason: outcome.kind === 'set-aside' ? outcome.reason : null,
    counts: counts(outcome) ? 1 : 0,
    relayMore: outcome.kind === 'relay' ? 1 : 0,
    unknownMore: outcome.kind === 'unknown' ? 1 : 0,
  }));
  return sql<{ id: string; state: string }>`
    with outcome as (
      select * from jsonb_to_recordset(${jsonRows(rows)}) as o (id uuid, state text, what text,
        next_attempt_at timestamptz, answer text, problem text, late_reason text,
        delivered_at timestamptz, set_aside_reason text, counts int, relay_more int,
        unknown_more int)
    ), marked as (
      update deliveries d set
        state = case when ${wasOpened} then 'DELIVERED' else o.state end,
        next_attempt_at = case when ${wasOpened} then null else o.next_attempt_at end,
        provider_answer = coalesce(o.answer, d.provider_answer),
        problem = case when ${wasOpened} then null
          when o.what = 'NOT_STARTED' then d.problem else o.problem end,
        late_reason = o.late_reason, set_aside_reason = o.set_aside_reason,
        attempts = d.attempts - 1 + o.counts, relay_tries = d.relay_tries + o.relay_more,
        unknown_tries = d.unknown_tries + o.unknown_more,
        sending_since = null, sending_by = null, sending_node = null,
        delivered_at = case when ${wasOpened} then d.opened_at else o.delivered_at end
      from outcome o
      where d.id = o.id and d.state = 'SENDING' and d.sending_by = ${presence.id}
      returning d.*, o.what, ${wasOpened} as was_opened
    ), noted as (
      insert into delivery_events (family_id, id, message_id, delivery_id, at, actor, what,
        from_state, to_state, why, evidence)
      select family_id, uuidv7(), message_id, id, ${now}, 'system:send',
        case when was_opened then 'ACKNOWLEDGED' when state = 'UNRESOLVED' then state else what end,
        'SENDING', state, case when was_opened then 'THE_READER_OPENED_IT' else set_aside_reason end,
        jsonb_build_object('recipient', recipient_name, 'mailMessageId', mail_message_id,
          'attempt', attempts, 'response', provider_answer)
      from marked
    ), ${wakeInOrder(sql`select message_id from marked where state <> 'WAITING'`, now)}
    select id, state from marked`;
}

const wasOpened = sql`(d.opened_at is not null and o.state <> 'DELIVERED')`;

/** Senders see a bounce on the page and get a mail about it. */
async function notifySenders(ctx: RequestContext, failed: readonly string[]): Promise<void> {
  await ctx.jobs.enqueueMany(
    ctx,
    sendNoticeJob,
    failed.map((deliveryId) => ({ kind: 'FAILED' as const, deliveryId })),
  );
}

function stateOf(outcome: SendOutcome): 'DELIVERED' | 'WAITING' | 'FAILED' | 'UNRESOLVED' {
  if (outcome.kind === 'acknowledged') return 'DELIVERED';
  if (outcome.retryAt) return 'WAITING';
  return outcome.kind === 'unknown' ? 'UNRESOLVED' : 'FAILED';
}

function eventOf(outcome: SendOutcome): LedgerEvent {
  switch (outcome.kind) {
    case 'acknowledged':
      return 'ACKNOWLEDGED';
    case 'refused':
      return outcome.retryAt ? 'REFUSED_FOR_NOW' : 'REFUSED_FOR_GOOD';
    case 'relay':
      return 'RELAY_TROUBLE';
    case 'unknown':
      return 'OUTCOME_UNKNOWN';
    case 'set-aside':
      return 'SET_ASIDE';
    case 'not-started':
      return 'NOT_STARTED';
  }
}

/** Null keeps the last response. */
function answerOf(outcome: SendOutcome): string | null {
  if (outcome.kind === 'unknown') return outcome.problem;
  return 'response' in outcome ? outcome.response : null;
}

function problemOf(outcome: SendOutcome): string | null {
  switch (outcome.kind) {
    case 'acknowledged':
    case 'not-started':
      return null;
    case 'refused':
      return outcome.final ? 'REFUSED' : 'NOT_TAKEN_YET';
    case 'relay':
      return 'RELAY_TROUBLE';
    case 'unknown':
      return 'OUTCOME_UNKNOWN';
    case 'set-aside':
      return 'SET_ASIDE';
  }
}
