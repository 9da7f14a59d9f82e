import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { isLocalDate, isLocalTime } from '@infinite/schema/schedule/local-instant';
import {
  firstOccurrence,
  occurrenceOfDate,
  occurrencesAfter,
} from '@infinite/schema/schedule/occurrences';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import { dateWords } from '@infinite/schema/words/dates.en';
import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import { triggerProblemWords } from '@infinite/schema/words/schedule.en';
import { Temporal } from 'temporal-polyfill';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Postpones the current occurrence of a recurring message. The series continues: occurrences stay
 * in the order of their own dates, so the new time must be before the next one in every time zone.
 * @param aimed the occurrence the message is about; null before the first look at it
 * @throws AppError INVALID_INPUT with the words of the field
 */
export function postponeOnce(
  series: Trigger,
  aimed: string | null,
  date: { localDate: string; localTime: string },
  now: Temporal.Instant,
): Trigger {
  if (!isLocalDate(date.localDate)) throw refused('localDate', triggerProblemWords.DATE_UNREAL);
  if (!isLocalTime(date.localTime)) throw refused('localTime', triggerProblemWords.TIME_UNREAL);
  const occurrence = aimed ?? firstOccurrence(series, now)?.date;
  if (!occurrence) throw refused('localDate', triggerProblemWords.NO_YEAR_LEFT);
  const trigger = { ...series, moved: { occurrence, ...date } };
  const moved = occurrenceOfDate(trigger, occurrence);
  const latest = moved?.readings.at(-1)?.due;
  if (!moved || !latest || Temporal.Instant.compare(latest, now) <= 0) {
    throw refused('localDate', triggerProblemWords.PAST);
  }
  if (Temporal.Instant.compare(moved.due, now) <= 0) {
    throw refused('localDate', triggerProblemWords.PAST_SOMEWHERE);
  }
  const [next] = occurrencesAfter({ ...series, moved: null }, occurrence, 1);
  const own = occurrenceOfDate({ ...series, moved: null }, occurrence)?.due ?? now;
  const end = next?.due ?? own.add({ hours: 24 * deliveryTimings.putOffDaysAtMost });
  if (Temporal.Instant.compare(latest, end) >= 0) {
    throw refused(
      'localDate',
      words.beforeTheNext(
        dateWords(end.toZonedDateTimeISO(series.timeZone).toPlainDate().toString()),
      ),
    );
  }
  return trigger;
}

function refused(field: 'localDate' | 'localTime', text: string): AppError {
  return new AppError('INVALID_INPUT', { words: text, fields: { [field]: text } });
}
