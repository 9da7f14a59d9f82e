import { onClocksOf } from '@infinite/schema/schedule/clocks';
import {
  firstOccurrence,
  isDated,
  latestOccurrence,
  occurrenceOfDate,
  occurrencesAfter,
  type Occurrence,
} from '@infinite/schema/schedule/occurrences';
import { planReminders } from '@infinite/schema/schedule/planned-delivery';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { Temporal } from 'temporal-polyfill';
import type { MessageFacts } from '#features/messages/delivery/message-facts.ts';
import {
  afterBegin,
  groupsDue,
  readingsLeft,
  type Group,
} from '#features/messages/delivery/plan-groups.ts';

export type Step =
  /**
   * Aims at a date: the first one, another one that the author set, or the next of a recurring
   * message.
   */
  | { kind: 'aim'; occurrence: Occurrence; passedOver: string | null }
  | { kind: 'remind'; occurrence: Occurrence }
  | { kind: 'remind-again'; occurrence: Occurrence }
  /** Begins for recipients whose local time has come; the others follow in their time zones. */
  | { kind: 'begin'; occurrence: Occurrence; groups: readonly Group[] }
  | { kind: 'finish'; outcome: 'DELIVERED' | 'FAILED' | 'SCHEDULED'; why: FinishReason };

type FinishReason =
  | 'ALL_DONE'
  | 'SOME_UNRESOLVED'
  | 'SOME_FAILED'
  | 'ON_TO_THE_NEXT'
  | 'NOBODY_TO_DELIVER_TO'
  | 'NO_DATE_LEFT';

/** One step to take now, or when to plan again; with neither, only the author can change it. */
export interface Plan {
  step: Step | null;
  nextStepAt: Temporal.Instant | null;
}

/**
 * Decides the next step of a message. Pure: the same facts at the same time give the same plan.
 * Without a step, nothing changes before `nextStepAt` while the facts stay the same; so the sweep
 * can use an index instead of checking every message.
 */
export function plan(facts: MessageFacts, now: Temporal.Instant): Plan {
  switch (facts.state) {
    case 'SCHEDULED':
    case 'REMINDED':
    case 'SECOND_REMINDED':
      return planArmed(facts, now);
    case 'DELIVERING':
      return planDelivering(facts, now);
    case 'DRAFT':
    case 'DELIVERED':
    case 'CANCELLED':
    case 'FAILED':
      return rest(null);
  }
}

function planArmed(facts: MessageFacts, now: Temporal.Instant): Plan {
  const { armedAt } = facts;
  const trigger = triggerOnClocks(facts);
  // An occasion without a date waits for its author without a limit.
  if (!trigger || !armedAt || !isDated(trigger)) return rest(null);
  const target = targetOf(facts, trigger, armedAt, now);
  if (!target) {
    const outcome = facts.begunOccurrence ? 'DELIVERED' : 'FAILED';
    return take({ kind: 'finish', outcome, why: 'NO_DATE_LEFT' });
  }
  if (target.date !== facts.occurrence) return take(aimAt(target, facts, now));
  if (isAtOrAfter(now, target.due)) return take(begin(facts, trigger, target, now));
  return planReminding(facts, target, armedAt, now);
}

/**
 * Delivery proceeds time zone by time zone. One that takes long delays neither recipients whose
 * time is still to come nor the next date of a recurring message.
 */
function planDelivering(facts: MessageFacts, now: Temporal.Instant): Plan {
  const trigger = triggerOnClocks(facts);
  if (!trigger || !facts.occurrence) return facts.open > 0 ? rest(null) : take(finish(facts));
  const [next] = occurrencesAfter(trigger, facts.occurrence, 1);
  // After a long outage only the latest date counts, also for recipients whose time never came.
  if (next && isAtOrAfter(now, next.due)) return take(turnToNext);
  const current = occurrenceOfDate(trigger, facts.occurrence);
  const left = current ? readingsLeft(facts, trigger, current) : [];
  const [soonest] = left;
  if (current && soonest) {
    if (isAtOrAfter(now, soonest.due)) return take(begin(facts, trigger, current, now));
    return rest(next ? earlier(soonest.due, next.due) : soonest.due);
  }
  if (facts.open === 0) return take(finish(facts));
  if (!next) return rest(null);
  const turnAt = next.due.subtract({ hours: deliveryTimings.reminderHoursBefore });
  return isAtOrAfter(now, turnAt) ? take(turnToNext) : rest(turnAt);
}

const turnToNext: Step = { kind: 'finish', outcome: 'SCHEDULED', why: 'ON_TO_THE_NEXT' };

function triggerOnClocks({ trigger, people }: MessageFacts): Trigger | null {
  return trigger && onClocksOf(trigger, people);
}

/**
 * The date an armed message is about. If dates of a recurring message passed during an outage, only
 * the latest counts.
 */
function targetOf(
  facts: MessageFacts,
  trigger: Trigger,
  armedAt: Temporal.Instant,
  now: Temporal.Instant,
): Occurrence | null {
  const { begunOccurrence } = facts;
  // A begun date is finished, also for a yearly message that was changed to a single one.
  if (trigger.kind !== 'RECURRING') return latestOccurrence(trigger, farFuture, begunOccurrence);
  const owed = latestOccurrence(trigger, now, begunOccurrence);
  if (owed && isAtOrAfter(owed.due, promisedSince(facts, trigger, armedAt))) return owed;
  return firstOccurrence(trigger, now, begunOccurrence);
}

/**
 * Dates from here on are owed: the one aimed at, whatever was edited since, and those after it. A
 * date that was already past when the author chose it is not.
 */
function promisedSince(
  facts: MessageFacts,
  trigger: Trigger,
  armedAt: Temporal.Instant,
): Temporal.Instant {
  const aimed = facts.occurrence && occurrenceOfDate(trigger, facts.occurrence);
  return aimed ? aimed.due : later(armedAt, facts.updatedAt);
}

/** After every instant a trigger can name. */
const farFuture = Temporal.Instant.from('+009999-01-01T00:00Z');

function aimAt(target: Occurrence, facts: MessageFacts, now: Temporal.Instant): Step {
  const { occurrence, begunOccurrence } = facts;
  const wasOwed = occurrence !== null && (begunOccurrence === null || occurrence > begunOccurrence);
  const missed = wasOwed && occurrence < target.date && isAtOrAfter(now, target.due);
  const passedOver = missed && facts.trigger?.kind === 'RECURRING' ? occurrence : null;
  return { kind: 'aim', occurrence: target, passedOver };
}

function begin(
  facts: MessageFacts,
  trigger: Trigger,
  target: Occurrence,
  now: Temporal.Instant,
): Step {
  if (facts.people.length === 0) {
    return { kind: 'finish', outcome: 'FAILED', why: 'NOBODY_TO_DELIVER_TO' };
  }
  const groups = groupsDue(facts, trigger, target, now);
  return { kind: 'begin', occurrence: target, groups };
}

function planReminding(
  facts: MessageFacts,
  target: Occurrence,
  armedAt: Temporal.Instant,
  now: Temporal.Instant,
): Plan {
  const { remindedAt, secondRemindedAt } = facts;
  const { reminderAt, secondReminderAt } = planReminders(target, armedAt, remindedAt);
  if (hasAnswered(facts, target) || secondRemindedAt) return rest(target.due);
  if (reminderAt && !remindedAt) {
    return isAtOrAfter(now, reminderAt)
      ? take({ kind: 'remind', occurrence: target })
      : rest(reminderAt);
  }
  if (!secondReminderAt) return rest(target.due);
  return isAtOrAfter(now, secondReminderAt)
    ? take({ kind: 'remind-again', occurrence: target })
    : rest(secondReminderAt);
}

/**
 * A confirmation counts as an answer, and so does any change that the author made after the
 * reminder.
 */
export function hasAnswered(
  facts: Pick<MessageFacts, 'confirmedOccurrence' | 'remindedAt' | 'updatedAt'>,
  target: Pick<Occurrence, 'date'>,
): boolean {
  if (facts.confirmedOccurrence === target.date) return true;
  return facts.remindedAt !== null && isAfter(facts.updatedAt, facts.remindedAt);
}

function finish(facts: MessageFacts): Step {
  const { trigger, begunOccurrence } = facts;
  // One failed year must not disarm the following years.
  if (trigger && begunOccurrence && occurrencesAfter(trigger, begunOccurrence, 1).length > 0) {
    return turnToNext;
  }
  if (facts.failed > 0) return { kind: 'finish', outcome: 'FAILED', why: 'SOME_FAILED' };
  // All were canceled or opted out: no recipient has it.
  if (facts.stopped > 0 && facts.stopped >= facts.people.length) {
    return { kind: 'finish', outcome: 'FAILED', why: 'NOBODY_TO_DELIVER_TO' };
  }
  const why = facts.unresolved > 0 ? 'SOME_UNRESOLVED' : 'ALL_DONE';
  return { kind: 'finish', outcome: 'DELIVERED', why };
}

/** The facts after a step. The database is written from exactly these, so that both agree. */
export function afterStep(facts: MessageFacts, step: Step, now: Temporal.Instant): MessageFacts {
  switch (step.kind) {
    case 'aim':
      return {
        ...facts,
        state: 'SCHEDULED',
        occurrence: step.occurrence.date,
        armedAt: facts.armedAt && later(facts.armedAt, facts.updatedAt),
        remindedAt: null,
        secondRemindedAt: null,
      };
    case 'remind':
      return { ...facts, state: 'REMINDED', remindedAt: now };
    case 'remind-again':
      return { ...facts, state: 'SECOND_REMINDED', secondRemindedAt: now };
    case 'begin':
      return afterBegin(facts, step.occurrence.date, step.groups);
    case 'finish':
      return { ...facts, state: step.outcome };
  }
}

function take(step: Step): Plan {
  return { step, nextStepAt: null };
}

function rest(nextStepAt: Temporal.Instant | null): Plan {
  return { step: null, nextStepAt };
}

function isAtOrAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) >= 0;
}

function isAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0;
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return isAfter(one, other) ? other : one;
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return isAfter(one, other) ? one : other;
}
