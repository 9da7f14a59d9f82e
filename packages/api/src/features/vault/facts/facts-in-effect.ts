import type { TakenByName } from '@infinite/schema/catalogue/vault';
import { takenAt, unknownDate, type Taken } from '@infinite/schema/vault/taken';
import { Temporal } from 'temporal-polyfill';
import type { FileFacts } from '#features/recordings/recordings/index.ts';

/** What members say about an item. Null leaves the word to the file. */
export interface SaidFacts {
  readonly taken: Taken | null;
  readonly placeName: string | null;
  readonly place: SaidPlace | null;
  /** Who took it. */
  readonly credit: string | null;
}

/** In degrees; south and west are negative. */
interface SaidPlace {
  readonly latitude: number;
  readonly longitude: number;
}

export const nothingSaid: SaidFacts = {
  taken: null,
  placeName: null,
  place: null,
  credit: null,
};

/** What was known before a member said anything: of a take the recorder knows better than the file. */
export interface KnownFacts {
  readonly recorded: Taken | null;
  readonly file: FileFacts;
  /** Of the archive that it came out of. */
  readonly archive?: ArchiveFacts | null;
}

/** What another service says of an item, and its members corrected there. */
export interface ArchiveFacts {
  readonly taken: Taken | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
}

/**
 * The columns of `item_facts` that count: a member's word before the recorder's before the file's before
 * the archive's. Where those two are days apart, somebody corrected the date in the other service.
 */
export function factsInEffect({ recorded, file, archive = null }: KnownFacts, said: SaidFacts) {
  const [taken, takenBy] = firstOf([
    [said.taken, 'MEMBER'],
    [recorded, 'RECORDER'],
    [isCorrected(file.taken, archive?.taken ?? null) ? null : file.taken, 'FILE'],
    [archive?.taken ?? null, 'ARCHIVE'],
  ]);
  const places = [file.place, archive?.place ?? null];
  const place = said.place ?? places.find((one) => one && !isSuspect(one)) ?? null;
  return {
    takenPrecision: taken.precision,
    takenLocal: taken.local,
    takenOffset: taken.offset,
    takenBy,
    placeName: said.placeName ?? '',
    credit: said.credit ?? '',
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

/** The same moment on the clocks of two places is never more than 26 hours apart. */
const clocksApart = 26;

function isCorrected(file: Taken | null, archive: Taken | null): boolean {
  if (file?.precision !== 'INSTANT' || archive?.precision !== 'INSTANT') return false;
  const between = Temporal.PlainDateTime.from(file.local).until(archive.local);
  return Math.abs(between.total({ unit: 'hours' })) > clocksApart;
}

function firstOf(
  words: readonly (readonly [Taken | null, TakenByName])[],
): readonly [Taken, TakenByName | null] {
  for (const [taken, by] of words) if (taken) return [taken, by];
  return [unknownDate, null];
}

/** Receivers without a fix write zeros, and hardly anybody takes photos in the Gulf of Guinea. */
export function isSuspect(place: { latitude: number; longitude: number }): boolean {
  return place.latitude === 0 && place.longitude === 0;
}

/** Later than it is anywhere on earth. */
export function isAhead({ local }: Taken, now: Temporal.Instant): boolean {
  return local > takenAt(now.add({ hours: 24 }), 'UTC').local;
}
