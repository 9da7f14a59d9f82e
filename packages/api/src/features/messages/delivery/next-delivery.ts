import type { Trigger } from '@infinite/schema/schedule/trigger';
import { firstOccurrence, occurrenceOfDate } from '@infinite/schema/schedule/occurrences';
import { planReminders, type PlannedDelivery } from '@infinite/schema/schedule/planned-delivery';
import type { Temporal } from 'temporal-polyfill';
import { isArmed } from '#features/messages/delivery/change-armed.ts';
import { hasAnswered } from '#features/messages/delivery/plan.ts';
import type { ShownMessage } from '#features/messages/messages/index.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

/**
 * What an armed message does next; null for one that is not armed or has no date yet.
 * @param trigger on the clocks of its people
 */
export function nextDelivery(
  message: ShownMessage,
  trigger: Trigger | null,
  now: Temporal.Instant,
): PlannedDelivery | null {
  if (!isArmed(message) || !trigger) return null;
  const aimed = message.occurrence && occurrenceOfDate(trigger, message.occurrence);
  const occurrence = aimed || firstOccurrence(trigger, now);
  return (
    occurrence &&
    planReminders(occurrence, instant(message.scheduledAt) ?? now, instant(message.remindedAt))
  );
}

/** Whether a reminder to its sender has no answer yet. */
export function awaitsAnswer(message: ShownMessage): boolean {
  const asked = message.state === 'REMINDED' || message.state === 'SECOND_REMINDED';
  if (!asked || !message.occurrence) return false;
  const updatedAt = instant(message.updatedAt);
  if (!updatedAt) return true;
  const remindedAt = instant(message.secondRemindedAt) ?? instant(message.remindedAt);
  const { confirmedOccurrence } = message;
  return !hasAnswered({ confirmedOccurrence, remindedAt, updatedAt }, { date: message.occurrence });
}

/** The messages of a list have their instants as text. */
function instant(value: ShownMessage['scheduledAt']): Temporal.Instant | null {
  return value === null ? null : instantFrom(value);
}
