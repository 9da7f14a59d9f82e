import { Temporal } from 'temporal-polyfill';
import { deliveryTimings } from '#catalogue/delivery-timings.ts';
import { isLocalDate, isLocalTime, isTimeZone } from './local-instant.ts';
import { firstOccurrence, isDated, occurrenceOfDate, occurrencesAfter } from './occurrences.ts';
import { planReminders, type PlannedDelivery } from './planned-delivery.ts';
import type { Trigger } from './trigger.ts';

/** Why a trigger cannot be armed as it stands. Words for each: words/schedule.en.ts. */
export type TriggerProblem =
  | 'DATE_MISSING'
  | 'DATE_UNREAL'
  | 'TIME_MISSING'
  | 'TIME_UNREAL'
  | 'ZONE_UNKNOWN'
  | 'PAST'
  /** Past on the clock of somebody it is for, still to come on another's. */
  | 'PAST_SOMEWHERE'
  | 'TOO_FAR'
  | 'NO_YEAR_LEFT'
  | 'RECURRENCE_MISSING'
  | 'LEAP_DAY_RULE_MISSING';

/** What the sender should know before arming; none of it prevents arming. */
export type TriggerNote =
  | 'BOTH_REMINDERS_SKIPPED'
  | 'FIRST_REMINDER_SKIPPED'
  | 'SHIFTED_FROM_GAP'
  | 'HOUR_REPEATED'
  | 'LEAP_DAY_MOVED'
  | 'WAITS_FOR_DATE';

export interface TriggerPreview {
  next: PlannedDelivery | null;
  following: PlannedDelivery[];
  problems: TriggerProblem[];
  notes: TriggerNote[];
}

/** What would happen if a message with this trigger were armed now. */
export function previewTrigger(trigger: Trigger, now: Temporal.Instant): TriggerPreview {
  const problems = triggerProblems(trigger, now);
  const waits = trigger.kind === 'OCCASION' && trigger.localDate === null;
  if (problems.length > 0 || waits) {
    return { next: null, following: [], problems, notes: waits ? ['WAITS_FOR_DATE'] : [] };
  }
  const occurrence = firstOccurrence(trigger, now);
  if (!occurrence) return { next: null, following: [], problems: ['PAST'], notes: [] };
  const next = planReminders(occurrence, now);
  const following = occurrencesAfter(trigger, occurrence.date, deliveryTimings.followingShown).map(
    (later) => planReminders(later, now),
  );
  return { next, following, problems, notes: notesOf(next) };
}

/** Everything that keeps a trigger from being armed. An undated occasion may be armed. */
export function triggerProblems(trigger: Trigger, now: Temporal.Instant): TriggerProblem[] {
  const problems = shapeProblems(trigger);
  if (problems.length > 0 || !isDated(trigger)) return problems;
  const year = Number(trigger.localDate.slice(0, 4));
  if (year > deliveryTimings.latestYear) return ['TOO_FAR'];
  if (firstOccurrence(trigger, now)) return [];
  if (trigger.kind === 'RECURRING') return ['NO_YEAR_LEFT'];
  return [isStillToComeSomewhere(trigger, now) ? 'PAST_SOMEWHERE' : 'PAST'];
}

function isStillToComeSomewhere(trigger: Trigger, now: Temporal.Instant): boolean {
  const last = trigger.localDate && occurrenceOfDate(trigger, trigger.localDate)?.readings.at(-1);
  return Boolean(last && Temporal.Instant.compare(last.due, now) >= 0);
}

function shapeProblems(trigger: Trigger): TriggerProblem[] {
  const problems: TriggerProblem[] = [];
  const undated = trigger.kind === 'OCCASION' && trigger.localDate === null;
  if (!isTimeZone(trigger.timeZone)) problems.push('ZONE_UNKNOWN');
  if (trigger.localDate === null && !undated) problems.push('DATE_MISSING');
  if (trigger.localDate !== null && !isLocalDate(trigger.localDate)) problems.push('DATE_UNREAL');
  if (trigger.localTime === null && !undated) problems.push('TIME_MISSING');
  if (trigger.localTime !== null && !isLocalTime(trigger.localTime)) problems.push('TIME_UNREAL');
  if (trigger.kind === 'RECURRING') {
    if (trigger.recurrence === null) problems.push('RECURRENCE_MISSING');
    const onLeapDay = trigger.localDate?.endsWith('-02-29') ?? false;
    if (onLeapDay && trigger.leapDayRule === null) problems.push('LEAP_DAY_RULE_MISSING');
  }
  return problems;
}

function notesOf(planned: PlannedDelivery): TriggerNote[] {
  const { occurrence } = planned;
  const notes: TriggerNote[] = [];
  if (!planned.secondReminderAt) notes.push('BOTH_REMINDERS_SKIPPED');
  else if (!planned.reminderAt) notes.push('FIRST_REMINDER_SKIPPED');
  if (occurrence.shiftedFromGap) notes.push('SHIFTED_FROM_GAP');
  if (occurrence.repeatedHour) notes.push('HOUR_REPEATED');
  if (occurrence.movedLeapDay) notes.push('LEAP_DAY_MOVED');
  return notes;
}
