import type { Occurrence } from '@infinite/schema/schedule/occurrences';
import type { Temporal } from 'temporal-polyfill';
import type { LedgerEvent } from '#features/messages/delivery/delivery-ledger.en.ts';
import type { LedgerLine } from '#features/messages/delivery/ledger.ts';
import type { PlannedMessage } from '#features/messages/delivery/load-plans.ts';
import { isLeft } from '#features/messages/delivery/plan-groups.ts';
import type { MessageFacts } from '#features/messages/delivery/message-facts.ts';
import type { Step } from '#features/messages/delivery/plan.ts';

/** The ledger line of a step. */
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
    const { occurrence } = facts;
    const nobody = step.why === 'NOBODY_TO_DELIVER_TO' ? { recipients: 0 } : {};
    return {
      ...(occurrence ? { occurrence } : {}),
      failed: facts.failed,
      ...(facts.open > 0 ? { open: facts.open } : {}),
      ...(facts.unresolved > 0 ? { unresolved: facts.unresolved } : {}),
      ...(facts.stopped > 0 ? { stopped: facts.stopped } : {}),
      ...leftBehind(step, facts),
      ...nobody,
    };
  }
  const { date, due } = step.occurrence;
  if (step.kind === 'begin') return { occurrence: date, ...evidenceOfGroups(step) };
  return {
    occurrence: date,
    due: due.toString(),
    ...clocksOf(step.occurrence),
    ...(step.kind === 'aim' && step.passedOver ? { passedOver: step.passedOver } : {}),
  };
}

/** Recipients whose local time of this date did not come before the next date did. */
function leftBehind({ outcome }: Step & { kind: 'finish' }, { people, occurrence }: MessageFacts) {
  if (outcome !== 'SCHEDULED' || !occurrence) return {};
  const left = people.filter((person) => isLeft(person, occurrence)).length;
  return left > 0 ? { left } : {};
}

function evidenceOfGroups({ occurrence, groups }: Step & { kind: 'begin' }) {
  const late = groups.find((group) => group.late !== null)?.late;
  return {
    due: (groups[0]?.due ?? occurrence.due).toString(),
    ...(occurrence.readings.length > 1 ? { clocks: groups.map(({ timeZone }) => timeZone) } : {}),
    ...(late ? { late } : {}),
  };
}

/** Only for recipients in several time zones. */
export function clocksOf({ readings }: Occurrence): { clocks?: string[] } {
  return readings.length > 1 ? { clocks: readings.map(({ timeZone }) => timeZone) } : {};
}
