import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { beginDeliveries, type Beginning } from '#features/messages/delivery/begin-deliveries.ts';
import { closeSuperseded } from '#features/messages/delivery/close-superseded.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { sendNoticeJob, type Notice } from '#features/messages/delivery/jobs/send-notice.job.ts';
import { writeLedger, type LedgerLine } from '#features/messages/delivery/ledger.ts';
import { ledgerLineOf } from '#features/messages/delivery/ledger-of-step.ts';
import { lockDueMessages, type PlannedMessage } from '#features/messages/delivery/load-plans.ts';
import type { MessageFacts } from '#features/messages/delivery/message-facts.ts';
import { afterStep, plan } from '#features/messages/delivery/plan.ts';
import { wakeSender } from '#features/messages/delivery/wake-sender.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { storeSteps, wakeMessages } from '#features/messages/messages/index.ts';

/** More steps than a message can take at one time; reaching it means that `plan` loops. */
const mostSteps = 8;

interface Outcome {
  message: PlannedMessage;
  facts: MessageFacts;
  nextStepAt: Temporal.Instant | null;
}

/** The effects of a batch of plans, written together. */
interface Effects {
  outcomes: Outcome[];
  ledger: LedgerLine[];
  beginnings: Beginning[];
  notices: Notice[];
}

/**
 * Takes every due step of the given messages: state, ledger and jobs in one transaction.
 * @returns how many messages were looked at
 */
export async function applyPlans(ctx: RequestContext, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    if (await isHeld(tx.em)) return 0;
    const now = tx.clock.now();
    const messages = await lockDueMessages(tx.em, ids, now);
    const effects: Effects = { outcomes: [], ledger: [], beginnings: [], notices: [] };
    for (const message of messages) takeSteps(message, now, effects);
    await store(tx, effects, now);
    return messages.length;
  });
}

function takeSteps(message: PlannedMessage, now: Temporal.Instant, effects: Effects): void {
  let { facts } = message;
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const { step, nextStepAt } = plan(facts, now);
    if (!step) {
      effects.outcomes.push({ message, facts, nextStepAt });
      return;
    }
    const next = afterStep(facts, step, now);
    effects.ledger.push(ledgerLineOf(message, facts, step, next, now));
    if (step.kind === 'begin') {
      effects.beginnings.push({ message, occurrence: step.occurrence, groups: step.groups });
    }
    if (step.kind === 'remind' || step.kind === 'remind-again') {
      effects.notices.push({
        kind: step.kind === 'remind' ? 'REMINDER' : 'SECOND_REMINDER',
        messageId: message.id,
        occurrence: step.occurrence.date,
      });
    }
    facts = next;
  }
  throw new Error('a message was planned in circles');
}

async function store(ctx: RequestContext, effects: Effects, now: Temporal.Instant): Promise<void> {
  await storeSteps(ctx.em, effects.outcomes.map(storedStep));
  await writeLedger(ctx.em, effects.ledger);
  await beginDeliveries(ctx, effects.beginnings, now);
  await closeSuperseded(
    ctx,
    effects.outcomes.map(({ message }) => message).filter(isRecurring),
    now,
  );
  await ctx.jobs.enqueueMany(ctx, sendNoticeJob, effects.notices);
  if (effects.beginnings.length > 0) await wakeSender(ctx);
}

function storedStep({ message, facts, nextStepAt }: Outcome) {
  return {
    id: message.id,
    state: facts.state,
    occurrence: facts.occurrence,
    scheduledAt: facts.armedAt,
    remindedAt: facts.remindedAt,
    secondRemindedAt: facts.secondRemindedAt,
    nextStepAt,
  };
}

function isRecurring({ facts }: PlannedMessage): boolean {
  return facts.trigger?.kind === 'RECURRING';
}

/** Defers a message whose plan throws, so that it does not block others. */
export async function deferMessage(
  ctx: RequestContext,
  id: string,
  minutes: number,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const [message] = await lockDueMessages(tx.em, [id], now);
    if (!message) return;
    const { familyId, facts } = message;
    await wakeMessages(tx.em, [id], now.add({ minutes }));
    await writeLedger(tx.em, [
      {
        familyId,
        messageId: id,
        at: now,
        actor: 'system:plan',
        what: 'PLAN_FAILED',
        from: facts.state,
        to: facts.state,
      },
    ]);
  });
}
