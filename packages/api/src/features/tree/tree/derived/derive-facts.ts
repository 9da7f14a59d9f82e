import { anniversaryOf } from '@infinite/gedcom/dates/date-range';
import { gregorianOf } from '@infinite/gedcom/dates/calendars';
import type { Annotations } from '@infinite/gedcom/read/annotations';
import type { RecordedDate } from '@infinite/gedcom/read/dates';
import type { Fact } from '@infinite/gedcom/read/facts';
import { readMediaObject } from '@infinite/gedcom/read/sources';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import type { OfRecord } from '#features/tree/tree/derived/of-record.ts';
import { isId } from '#features/tree/tree/derived/record-id.ts';

export type FactRows = ReturnType<typeof factRows>;

interface WithFacts extends Annotations {
  readonly facts: readonly Fact[];
}

/** Events, links to media and citations of an individual or a union. */
export function factRows({ familyId, id: recordId }: OfRecord, record: WithFacts) {
  const places: [Annotations, number | null][] = [
    [record, null],
    ...record.facts.map((fact): [Fact, number] => [fact, ordinalOf(fact)]),
  ];
  const media = places.flatMap(([{ media }, fact]) =>
    media.flatMap((link) =>
      link.media !== null && isId(link.media) ? [{ mediaId: link.media, fact }] : [],
    ),
  );
  const citations = places.flatMap(([{ citations }, fact]) =>
    citations.map(({ source, quality, media: [voice], span }) => ({
      ...{ fact, quality, sourceId: source !== null && isId(source) ? source : null },
      mediaId: voice?.media && isId(voice.media) ? voice.media : null,
      spanFromMs: (voice?.span ?? span)?.fromMs ?? null,
      spanToMs: (voice?.span ?? span)?.toMs ?? null,
    })),
  );
  return {
    events: record.facts.map((fact) => ({ familyId, recordId, ...eventColumns(fact) })),
    mediaLinks: media.map((link, ordinal) => ({ familyId, recordId, ordinal, ...link })),
    citations: citations.map((each, ordinal) => ({ familyId, recordId, ordinal, ...each })),
  };
}

/** Where a fact stands among the structures of its record: how other rows name it. */
export const ordinalOf = ({ path }: Pick<Fact, 'path'>): number => path[0] ?? 0;

function eventColumns(fact: Fact) {
  return {
    ...{ ordinal: ordinalOf(fact), tag: fact.tag, type: fact.type ?? '', value: fact.value ?? '' },
    ...dateColumns(fact.date),
    place: fact.place?.text ?? '',
    latitude: fact.place?.coordinates?.latitude ?? null,
    longitude: fact.place?.coordinates?.longitude ?? null,
    restriction: fact.restrictions.join(', '),
  };
}

function dateColumns(date: RecordedDate | null) {
  const anniversary = date?.value ? anniversaryOf(date.value) : null;
  return {
    dateText: date?.text || (date?.phrase ?? ''),
    year: date?.year ?? null,
    month: anniversary?.month ?? null,
    day: anniversary?.day ?? null,
    sort: sortOf(date),
    sortTo: date?.range.to ?? date?.range.from ?? null,
    lastYear: lastYearOf(date),
  };
}

/** The last year that it can be. */
export function lastYearOf(date: RecordedDate | null | undefined): number | null {
  const last = date?.range.to ?? null;
  return last === null ? null : gregorianOf(last).year;
}

/** Julian day number of the first day that it can be; of 'before 1900' the last. */
export function sortOf(date: RecordedDate | null | undefined): number | null {
  return date?.range.from ?? date?.range.to ?? null;
}

/** The files of an OBJE record that are items of the vault. */
export function mediaRows({ familyId, id: mediaId }: OfRecord, record: GedcomRecord) {
  return readMediaObject(record).files.flatMap(({ recording, format }, ordinal) =>
    recording === null
      ? []
      : [{ familyId, mediaId, ordinal, recordingId: recording, mediaType: format ?? '' }],
  );
}
