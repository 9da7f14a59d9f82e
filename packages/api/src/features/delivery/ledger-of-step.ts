import type { Temporal } from 'temporal-polyfill';
import type { LedgerEvent } from '@infinite/schema/words/delivery-ledger.en';
import type { LedgerLine } from '#features/delivery/ledger.ts';
import type { PlannedMessage } from '#features/delivery/load-plans.ts';
import type { MessageFacts, Step } from '#features/delivery/plan.ts';

/** The line that tells of a step. */
export function ledgerLineOf(
  message: Pick<PlannedMessage, 'familyId' | 'id'>,
  before: MessageFacts,
  step: Step,
  after: MessageFacts,
  now: Temporal.Instant,
): LedgerLine {
  return {
    familyId: message.familyId,
    messageId: message.id,
    at: now,
    actor: 'system:plan',
    what: eventOf(step),
    from: before.state,
    to: after.state,
    ...whyOf(step),
    evidence: evidenceOf(step, before),
  };
}

function eventOf(step: Step): LedgerEvent {
  switch (step.kind) {
    case 'aim':
      return 'AIMED';
    case 'remind':
      return 'REMINDED';
    case 'remind-again':
      return 'REMINDED_AGAIN';
    case 'begin':
      return 'BEGUN';
    case 'finish':
      if (step.outcome === 'SCHEDULED') return 'TURNED_TO_NEXT';
      return step.outcome === 'FAILED' ? 'FAILED' : 'FINISHED';
  }
}

function whyOf(step: Step): { why?: string } {
  switch (step.kind) {
    case 'remind':
      return { why: 'TWO_DAYS_BEFORE' };
    case 'remind-again':
      return { why: 'NO_ANSWER_TO_THE_REMINDER' };
    case 'begin':
      return { why: 'THE_TIME_CAME' };
    case 'finish':
      return { why: step.why };
    case 'aim':
      return {};
  }
}

function evidenceOf(step: Step, facts: MessageFacts): LedgerLine['evidence'] {
  if (step.kind === 'finish') {
    const nobody = step.why === 'NOBODY_TO_DELIVER_TO' ? { recipients: 0 } : {};
    return {
      ...(facts.occurrence ? { occurrence: facts.occurrence } : {}),
      failed: facts.failed,
      ...nobody,
    };
  }
  const { date, due } = step.occurrence;
  return {
    occurrence: date,
    due: due.toString(),
    ...(step.kind === 'begin' && step.late ? { late: step.late } : {}),
    ...(step.kind === 'aim' && step.passedOver ? { passedOver: step.passedOver } : {}),
  };
}
