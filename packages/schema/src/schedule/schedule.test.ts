import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { isLocalDate, isLocalTime, isTimeZone, localInstant } from './local-instant.ts';
import { firstOccurrence, latestOccurrence, occurrencesAfter } from './occurrences.ts';
import { planReminders } from './planned-delivery.ts';
import { previewTrigger, triggerProblems } from './preview.ts';
import { anInstant, aTrigger, aZone } from './schedule.arbitraries.ts';
import type { Trigger } from './trigger.ts';

const runs = { numRuns: 10_000 };

describe('a local time becomes an instant', () => {
  test('one that clocks skip moves to the first moment after the gap', () => {
    const lisbon = localInstant('2041-03-31', '01:30', 'Europe/Lisbon');
    expect(lisbon).toMatchObject({ shiftedFromGap: true, repeated: false });
    expect(lisbon.instant.toString()).toBe('2041-03-31T01:00:00Z');
    // Lord Howe skips half an hour only, Samoa once skipped a whole day.
    const howe = localInstant('2030-10-06', '02:15', 'Australia/Lord_Howe');
    expect(local(howe.instant, 'Australia/Lord_Howe')).toBe('2030-10-06T02:30:00');
    const apia = localInstant('2011-12-30', '09:00', 'Pacific/Apia');
    expect(local(apia.instant, 'Pacific/Apia')).toBe('2011-12-31T00:00:00');
  });

  test('one that happens twice is the first', () => {
    const found = localInstant('2041-10-27', '01:30', 'Europe/Lisbon');
    expect(found).toMatchObject({ shiftedFromGap: false, repeated: true });
    expect(found.instant.toString()).toBe('2041-10-27T00:30:00Z');
  });

  test('any date, time and zone: exact, or right behind a gap that holds it', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(anInstant, minutes, aZone, (day, minute, zone) => {
        const date = day.toZonedDateTimeISO('UTC').toPlainDate();
        const time = Temporal.PlainTime.from('00:00').add({ minutes: minute });
        const wanted = date.toPlainDateTime(time);
        const found = localInstant(date.toString(), time.toString().slice(0, 5), zone);
        const read = found.instant.toZonedDateTimeISO(zone).toPlainDateTime();
        const before = found.instant
          .subtract({ seconds: 1 })
          .toZonedDateTimeISO(zone)
          .toPlainDateTime();
        if (found.shiftedFromGap) {
          expect(Temporal.PlainDateTime.compare(before, wanted)).toBe(-1);
          expect(Temporal.PlainDateTime.compare(read, wanted)).toBe(1);
        } else {
          expect(read.equals(wanted)).toBe(true);
          const hourAgo = found.instant.subtract({ minutes: found.repeated ? 0 : 60 });
          expect(hourAgo.toZonedDateTimeISO(zone).toPlainDateTime().equals(wanted)).toBe(
            found.repeated,
          );
        }
      }),
      runs,
    );
  }, 120_000);

  test('dates, times and zones that are not real are known as such', () => {
    expect(['2023-02-29', '2024-13-01', '24-01-01', '', "' OR 1"].map(isLocalDate)).not.toContain(
      true,
    );
    expect(['24:00', '9:00', '09:60', '09:00:00'].map(isLocalTime)).not.toContain(true);
    expect(['+02:00', 'Mars/Olympus', '', 'Europe/'].map(isTimeZone)).not.toContain(true);
    expect(isLocalDate('2024-02-29') && isLocalTime('23:59') && isTimeZone('Asia/Kolkata')).toBe(
      true,
    );
  });
});

describe('a recurring message', () => {
  test('a birthday on February 29 falls on the day its sender chose in other years', () => {
    const birthday = yearly('2008-02-29');
    const from = at('2041-01-01T00:00Z');
    const dates = (trigger: Trigger) => {
      const first = firstOccurrence(trigger, from);
      return [first, ...occurrencesAfter(trigger, first!.date, 3)].map((found) => found!.date);
    };
    expect(dates({ ...birthday, leapDayRule: 'FEBRUARY_28' })).toEqual([
      '2041-02-28',
      '2042-02-28',
      '2043-02-28',
      '2044-02-29',
    ]);
    expect(dates({ ...birthday, leapDayRule: 'MARCH_1' })).toEqual([
      '2041-03-01',
      '2042-03-01',
      '2043-03-01',
      '2044-02-29',
    ]);
  });

  test('ends with the last year its sender chose', () => {
    const ending = { ...yearly('2020-06-01'), untilYear: 2043 };
    expect(occurrencesAfter(ending, '2041-06-01', 9).map((found) => found.date)).toEqual([
      '2042-06-01',
      '2043-06-01',
    ]);
    expect(firstOccurrence(ending, at('2043-06-02T00:00Z'))).toBeNull();
    expect(triggerProblems(ending, at('2043-06-02T00:00Z'))).toEqual(['NO_YEAR_LEFT']);
  });

  test('any trigger at any time: first and latest occurrence are neighbours around the moment', () => {
    fc.assert(
      fc.property(aTrigger, anInstant, (trigger, now) => {
        const first = firstOccurrence(trigger, now);
        const latest = latestOccurrence(trigger, now.subtract({ nanoseconds: 1 }));
        if (first) expect(Temporal.Instant.compare(first.due, now)).toBeGreaterThanOrEqual(0);
        if (latest) expect(Temporal.Instant.compare(latest.due, now)).toBe(-1);
        if (first && latest) {
          expect(trigger.kind).toBe('RECURRING');
          expect(Number(first.date.slice(0, 4)) - Number(latest.date.slice(0, 4))).toBe(1);
        }
        if (latest) expect(firstOccurrence(trigger, now, latest.date)).toEqual(first);
        if (first) expect(latestOccurrence(trigger, first.due)?.date).toBe(first.date);
      }),
      runs,
    );
  }, 120_000);
});

describe('the reminders of an occurrence', () => {
  const occurrence = firstOccurrence(yearly('2041-05-04'), at('2041-01-01T00:00Z'))!;
  const before = (hours: number) => occurrence.due.subtract({ hours });

  test('leave two days and one day before', () => {
    const planned = planReminders(occurrence, before(500));
    expect(planned.reminderAt).toEqual(before(48));
    expect(planned.secondReminderAt).toEqual(before(24));
  });

  test('that no longer fit are skipped', () => {
    expect(planReminders(occurrence, before(47)).reminderAt).toBeNull();
    expect(planReminders(occurrence, before(47)).secondReminderAt).toEqual(before(24));
    expect(planReminders(occurrence, before(23)).secondReminderAt).toBeNull();
  });

  test('give a day to answer when the first left late', () => {
    const late = planReminders(occurrence, before(500), before(40));
    expect(late.secondReminderAt).toEqual(before(16));
    expect(planReminders(occurrence, before(500), before(24)).secondReminderAt).toBeNull();
  });
});

describe('the preview of a trigger', () => {
  const now = at('2041-05-01T12:00Z');

  test('names the date, the reminders and the dates that follow', () => {
    const preview = previewTrigger(yearly('1990-05-04'), now);
    expect(preview.next?.occurrence.date).toBe('2041-05-04');
    expect(preview.following.map((later) => later.occurrence.date)).toEqual([
      '2042-05-04',
      '2043-05-04',
      '2044-05-04',
      '2045-05-04',
    ]);
    expect(preview.problems).toEqual([]);
  });

  test('says what stands in the way', () => {
    const date: Trigger = { ...yearly('2041-05-01'), kind: 'DATE', recurrence: null };
    expect(previewTrigger({ ...date, localTime: '07:00' }, now).problems).toEqual(['PAST']);
    expect(previewTrigger({ ...date, localDate: '2041-02-29' }, now).problems).toEqual([
      'DATE_UNREAL',
    ]);
    expect(previewTrigger({ ...date, localDate: '2300-01-01' }, now).problems).toEqual(['TOO_FAR']);
    expect(previewTrigger({ ...date, localDate: null, timeZone: 'x' }, now).problems).toEqual([
      'ZONE_UNKNOWN',
      'DATE_MISSING',
    ]);
    expect(previewTrigger(yearly('2004-02-29'), now).problems).toEqual(['LEAP_DAY_RULE_MISSING']);
  });

  test('an occasion without a date may wait', () => {
    const wedding: Trigger = {
      ...yearly('2041-05-01'),
      kind: 'OCCASION',
      recurrence: null,
      localDate: null,
      localTime: null,
      occasion: 'Wedding',
    };
    expect(previewTrigger(wedding, now)).toMatchObject({ problems: [], notes: ['WAITS_FOR_DATE'] });
  });
});

function yearly(localDate: string): Trigger {
  return {
    kind: 'RECURRING',
    localDate,
    localTime: '09:00',
    timeZone: 'Europe/Lisbon',
    recurrence: 'BIRTHDAY',
    untilYear: null,
    leapDayRule: null,
    occasion: null,
  };
}

function at(text: string): Temporal.Instant {
  return Temporal.Instant.from(text);
}

function local(instant: Temporal.Instant, zone: string): string {
  return instant.toZonedDateTimeISO(zone).toPlainDateTime().toString();
}
