import { armedStates, stoppableStates } from '@infinite/schema/catalogue/messages';
import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import { postponeOnce } from '#features/messages/delivery/postpone-once.ts';
import { firstOccurrence, occurrenceOfDate } from '@infinite/schema/schedule/occurrences';
import { triggerProblems } from '@infinite/schema/schedule/preview';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import type {
  LedgerEvent,
  LedgerEvidence,
} from '#features/messages/delivery/delivery-ledger.en.ts';
import { triggerProblemWords } from '@infinite/schema/words/schedule.en';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { clocksOf } from '#features/messages/delivery/ledger-of-step.ts';
import { actorName, writeLedger } from '#features/messages/delivery/ledger.ts';
import { handedOverTo, stopWaiting } from '#features/messages/delivery/stop-waiting.ts';
import {
  triggerColumns,
  triggerOnClocks,
  type Message,
} from '#features/messages/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * How the author changes an armed message: signed in, by a link in our mail, or through an
 * administrator, who records the request.
 */
export type Via = 'page' | 'link' | 'administrator';

export function isArmed(message: Pick<Message, 'state'>): boolean {
  return armedStates.some((state) => state === message.state);
}

/** The sender confirms; the second reminder is skipped. */
export async function confirmArmed(ctx: RequestContext, message: Message, via: Via): Promise<void> {
  if (!isArmed(message) || !message.occurrence) throw wrongState();
  if (message.confirmedOccurrence === message.occurrence) return;
  message.confirmedOccurrence = message.occurrence;
  message.nextStepAt = ctx.clock.now();
  await note(ctx, message, 'CONFIRMED', message.state, { occurrence: message.occurrence, by: via });
}

/**
 * The sender cancels. During delivery, that stops what has not been handed over; what has left
 * stays with its recipient.
 */
export async function cancelArmed(ctx: RequestContext, message: Message, via: Via): Promise<void> {
  if (message.state === 'CANCELLED') return;
  if (!stoppableStates.some((state) => state === message.state)) throw wrongState();
  const from = message.state;
  message.state = 'CANCELLED';
  message.nextStepAt = null;
  await stopWaiting(ctx, message, via);
  const handedOver = from === 'DELIVERING' ? await handedOverTo(ctx, message) : [];
  await note(ctx, message, 'CANCELLED', from, {
    by: via,
    ...(handedOver.length > 0 ? { handedOver } : {}),
  });
}

/**
 * Moves an armed message to another date, with reminders of its own.
 * @throws AppError INVALID_INPUT with the words of each field, CONFLICT …
 */
export async function moveArmed(
  ctx: RequestContext,
  message: Message,
  date: { localDate: string; localTime: string },
  what: Extract<LedgerEvent, 'POSTPONED' | 'DATE_SET'>,
  via: Via,
): Promise<void> {
  const before = await triggerOnClocks(ctx, message);
  if (!isArmed(message) || !before) throw wrongState();
  const now = ctx.clock.now();
  const trigger: Trigger =
    before.kind === 'RECURRING'
      ? postponeOnce(before, message.occurrence, date, now)
      : { ...before, ...date };
  requireFuture(ctx, trigger);
  const from = message.state;
  const isEarlier = what === 'POSTPONED' && comesBefore(trigger, before, message.occurrence, now);
  Object.assign(message, triggerColumns(trigger), {
    ...freshAim(trigger, now),
    state: 'SCHEDULED',
    postponed: message.postponed || (what === 'POSTPONED' && !isEarlier),
    version: message.version + 1,
    updatedAt: now,
  });
  await note(ctx, message, isEarlier ? 'MOVED' : what, from, {
    ...occurrenceEvidence(trigger, now),
    movedTo: date,
    by: via,
  });
}

/** Whether a message is due earlier by its new trigger. */
function comesBefore(
  trigger: Trigger,
  before: Trigger,
  aimed: string | null,
  now: ReturnType<RequestContext['clock']['now']>,
): boolean {
  const next = firstOccurrence(trigger, now);
  const was = aimed ? occurrenceOfDate(before, aimed) : firstOccurrence(before, now);
  return Boolean(next && was && Temporal.Instant.compare(next.due, was.due) < 0);
}

/** The columns of a message with a new date; the sweep continues from there. */
export function freshAim(trigger: Trigger, now: ReturnType<RequestContext['clock']['now']>) {
  return {
    occurrence: firstOccurrence(trigger, now)?.date ?? null,
    scheduledAt: now,
    remindedAt: null,
    secondRemindedAt: null,
    confirmedOccurrence: null,
    nextStepAt: now,
  };
}

export function occurrenceEvidence(
  trigger: Trigger,
  now: ReturnType<RequestContext['clock']['now']>,
): LedgerEvidence {
  const first = firstOccurrence(trigger, now);
  if (!first) return {};
  return { occurrence: first.date, due: first.due.toString(), ...clocksOf(first) };
}

/** Writes the changed message and its ledger line together. */
export async function note(
  ctx: RequestContext,
  message: Message,
  what: LedgerEvent,
  from: string,
  evidence: LedgerEvidence,
): Promise<void> {
  await ctx.em.flush();
  await writeLedger(ctx.em, [
    {
      familyId: message.familyId,
      messageId: message.id,
      at: ctx.clock.now(),
      actor: evidence.by === 'link' ? 'sender-link' : actorName(ctx.actor),
      what,
      from,
      to: message.state,
      evidence,
    },
  ]);
}

export function wrongState(): AppError {
  return new AppError('WRONG_STATE', { words: words.tooLate });
}

function requireFuture(ctx: RequestContext, trigger: Trigger): void {
  const [problem] = triggerProblems(trigger, ctx.clock.now());
  if (!problem) return;
  const isTime = problem.startsWith('TIME');
  throw new AppError('INVALID_INPUT', {
    words: triggerProblemWords[problem],
    fields: { [isTime ? 'localTime' : 'localDate']: triggerProblemWords[problem] },
  });
}
