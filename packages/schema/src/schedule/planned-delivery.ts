import { Temporal } from 'temporal-polyfill';
import { deliveryTimings } from '#catalogue/delivery-timings.ts';
import type { Occurrence } from './occurrences.ts';

/** What an armed message will do next, if nobody changes it. */
export interface PlannedDelivery {
  occurrence: Occurrence;
  /** When the sender is reminded; null when less time than that was left at arming. */
  reminderAt: Temporal.Instant | null;
  /** When the sender, having not answered, is asked 'are you still here'. */
  secondReminderAt: Temporal.Instant | null;
}

/**
 * The reminders of an occurrence. Those whose time had passed when the message was armed no longer
 * fit and are skipped. A reminder that left late (servers were down) puts the second one off, so
 * that a day to answer is always given; if none is left, there is no second one.
 */
export function planReminders(
  occurrence: Occurrence,
  armedAt: Temporal.Instant,
  remindedAt: Temporal.Instant | null = null,
): PlannedDelivery {
  const { due } = occurrence;
  const first = fitting(due.subtract({ hours: deliveryTimings.reminderHoursBefore }), armedAt);
  let second = fitting(due.subtract({ hours: deliveryTimings.secondReminderHoursBefore }), armedAt);
  if (second && remindedAt) {
    const answerUntil = remindedAt.add({ hours: deliveryTimings.hoursToAnswer });
    if (Temporal.Instant.compare(answerUntil, second) > 0) second = answerUntil;
    if (Temporal.Instant.compare(second, due) >= 0) second = null;
  }
  return { occurrence, reminderAt: first, secondReminderAt: second };
}

function fitting(at: Temporal.Instant, armedAt: Temporal.Instant): Temporal.Instant | null {
  return Temporal.Instant.compare(at, armedAt) >= 0 ? at : null;
}
