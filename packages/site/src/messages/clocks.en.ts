import {
  clockWords,
  dateWords,
  localMoment,
  namesWords,
  placeOfZone,
  plannedMomentWords,
  relativeWords,
  timeWords,
  type LocalMoment,
} from '@infinite/schema/words/dates.en';

/** When something comes on the clock of one zone. */
export interface ClockReading {
  timeZone: string;
  dueAt: string;
}

/**
 * 'November 28, 2041, 9:00 AM in Sydney, that is November 27, 2041, 5:00 PM for you': the moment where
 * they live, and on the reader's own clock where that differs.
 */
export function readingWords({ timeZone, dueAt }: ClockReading, readerZone: string): string {
  const there = localMoment(dueAt, timeZone);
  const here = localMoment(dueAt, readerZone);
  const theirs = `${dateWords(there.localDate)}, ${timeWords(there.localTime)} in ${placeOfZone(timeZone)}`;
  if (there.localDate !== here.localDate) {
    return `${theirs}, that is ${dateWords(here.localDate)}, ${timeWords(here.localTime)} for you`;
  }
  if (there.localTime !== here.localTime) {
    return `${theirs}, that is ${clockWords(dueAt, readerZone)} for you`;
  }
  return theirs;
}

/**
 * The one line that says when: 'May 4, 2041, 9:00 AM in Lisbon, in 14 years'; where they live by
 * different clocks the local time is one, and the first of the places is named.
 */
export function plannedOnClocksWords(
  planned: LocalMoment & { dueAt: string; readings: readonly ClockReading[] },
  now: string,
): string {
  if (planned.readings.length < 2) return plannedMomentWords(planned, now);
  const { localDate, localTime, timeZone, dueAt } = planned;
  const away = relativeWords(dueAt, now, timeZone);
  return `${dateWords(localDate)}, ${timeWords(localTime)} in each person’s own time zone, first in ${placeOfZone(timeZone)}, ${away}`;
}

/** 'For Ana and Rui' of those who go by this clock. */
export function forWords(names: readonly string[]): string {
  return `For ${namesWords(names)}`;
}
