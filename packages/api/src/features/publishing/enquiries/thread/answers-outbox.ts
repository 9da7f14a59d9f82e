import { inboxLimits as limits } from '@infinite/schema/catalogue/enquiries';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { isHeld } from '#features/messages/delivery/index.ts';
import {
  sendAnswer,
  type AnswerOutcome,
  type ClaimedAnswer,
} from '#features/publishing/enquiries/thread/send-answer.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { defineOutbox } from '#platform/outbox/define-outbox.ts';
import type { Tried } from '#platform/outbox/definition.ts';
import { counts } from '#platform/outbox/outcome.ts';

export const answersChannel = 'enquiry-answers';

/** Answers of staff on their way to the writers of enquiries. */
export const answersOutbox = defineOutbox({
  name: 'send-enquiry-answers',
  channels: [answersChannel, 'clock'],
  everySeconds: 30,
  lanes: { count: 2, width: 4, unanswered: 8 },
  nextDue,
  during: async (ctx, send) => {
    // After a restore nothing leaves before an operator agrees: it may have been sent already.
    if (!(await isHeld(ctx.em))) await send(undefined);
  },
  claim: async (ctx, _, count) => {
    const items = await claim(ctx, count);
    return { items, more: items.length === count };
  },
  send: (ctx, _, answer) => sendAnswer(ctx, answer),
  mark: async (ctx, _, tried) => {
    for (const one of tried) await mark(ctx, one);
  },
  marks: 'each',
});

async function nextDue(ctx: RequestContext): Promise<Temporal.Instant | null> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ at: Temporal.Instant | null }>`
      select min(next_attempt_at) as at from enquiry_messages where next_attempt_at is not null`,
  );
  return row?.at ?? null;
}

function claim(ctx: RequestContext, count: number): Promise<ClaimedAnswer[]> {
  const now = ctx.clock.now();
  return rowsOf(
    ctx.em,
    sql<ClaimedAnswer>`
      update enquiry_messages m
      set attempts = m.attempts + 1,
        next_attempt_at = ${now.add({ seconds: limits.sendLeaseSeconds })}
      from (select id from enquiry_messages where next_attempt_at <= ${now}
        order by next_attempt_at limit ${count} for update skip locked) due
      where m.id = due.id
      returning m.id, m.enquiry_id, m.address, m.subject, m.body, m.mail_id, m.at, m.attempts`,
  );
}

async function mark(
  ctx: RequestContext,
  { item, outcome }: Tried<ClaimedAnswer, AnswerOutcome>,
): Promise<void> {
  const sent = outcome.kind === 'acknowledged';
  const retryAt = sent ? null : outcome.retryAt;
  const state = sent ? 'SENT' : retryAt ? 'WAITING' : 'FAILED';
  await rowsOf(
    ctx.em,
    sql`
      update enquiry_messages set
        state = ${state},
        next_attempt_at = ${retryAt}::timestamptz,
        problem = ${sent ? null : outcome.problem}::text,
        attempts = attempts - ${counts(outcome) ? 0 : 1}
      where id = ${item.id} and next_attempt_at is not null and attempts = ${item.attempts}`,
  );
}
