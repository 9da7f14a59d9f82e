import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';
import type { GedcomStream } from '@infinite/gedcom/gedcom-file';
import type { ImportSummary } from '#features/tree/gedcom/tree-import.entity.ts';

const kinds = { INDI: 'individuals', FAM: 'unions', SOUR: 'sources', OBJE: 'media' } as const;

/** Counts the records of a file, as its preview shows them. */
export class Summary {
  readonly #counts = { individuals: 0, unions: 0, sources: 0, media: 0, otherRecords: 0 };
  #firstYear: number | null = null;
  #lastYear: number | null = null;

  add(record: GedcomRecord): void {
    if (record.tag === 'HEAD') return;
    const kind = Object.hasOwn(kinds, record.tag) ? kinds[record.tag as keyof typeof kinds] : null;
    this.#counts[kind ?? 'otherRecords'] += 1;
    if (record.tag !== 'INDI' && record.tag !== 'FAM') return;
    for (const fact of record.children ?? []) {
      if (fact.tag !== 'CHAN' && fact.tag !== 'CREA') this.#addYears(fact);
    }
  }

  of(
    { version, sniffed, source }: GedcomStream['survey'],
    media: Pick<ImportSummary, 'mediaFiles' | 'mediaBytes'>,
  ): ImportSummary {
    const { encoding } = sniffed;
    return {
      version: version ?? '',
      encoding: (encoding.kind === 'single-byte' ? encoding.label : encoding.kind).toUpperCase(),
      product: source ?? '',
      ...this.#counts,
      ...media,
      firstYear: this.#firstYear,
      lastYear: this.#lastYear,
    };
  }

  #addYears(fact: Structure): void {
    const date = fact.children?.find(({ tag }) => tag === 'DATE')?.payload;
    if (date === undefined || /FRENCH|HEBREW|BCE|_/.test(date)) return;
    for (const [, digits] of date.matchAll(/(?:^| )(\d{3,4})(?= |$)/g)) {
      const year = Number(digits);
      if (this.#firstYear === null || year < this.#firstYear) this.#firstYear = year;
      if (this.#lastYear === null || year > this.#lastYear) this.#lastYear = year;
    }
  }
}
