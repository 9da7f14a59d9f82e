import type { GedcomRecord } from '@infinite/gedcom/structure';
import type { RecordEdit } from '#features/tree/tree/changes/write-records.ts';
import type { TreeRecord } from '#features/tree/tree/records/tree-record.entity.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface Entry {
  readonly was: TreeRecord | null;
  readonly record: GedcomRecord;
  readonly isRemoved?: boolean;
  readonly mergedInto?: string | null;
  readonly isChanged: boolean;
}

/** Records as a change finds and leaves them, so that several steps of it can touch the same one. */
export class EditSet {
  readonly #entries: Map<string, Entry>;

  constructor(records: ReadonlyMap<string, TreeRecord> = new Map()) {
    this.#entries = new Map(
      [...records].map(([id, was]) => [id, { was, record: recordFrom(was), isChanged: false }]),
    );
  }

  /** Whether it is known here and not removed. */
  has(id: string): boolean {
    const entry = this.#entries.get(id);
    return entry !== undefined && !entry.isRemoved;
  }

  /** Those that are not removed. */
  ids(): string[] {
    return [...this.#entries.keys()].filter((id) => this.has(id));
  }

  /** As the change leaves it. @throws AppError NOT_FOUND */
  get(id: string): GedcomRecord {
    return this.#entry(id).record;
  }

  /** As it was read; null for one that the change makes. @throws AppError NOT_FOUND */
  rowOf(id: string): TreeRecord | null {
    return this.#entry(id).was;
  }

  /** Takes in a record that is not known here yet. */
  read(was: TreeRecord): void {
    if (this.#entries.has(was.id)) return;
    this.#entries.set(was.id, { was, record: recordFrom(was), isChanged: false });
  }

  add(record: GedcomRecord): void {
    this.#entries.set(record.xref ?? '', { was: null, record, isChanged: true });
  }

  /** A record that stays what it is makes no edit. */
  put(record: GedcomRecord): void {
    const id = record.xref ?? '';
    const entry = this.#entry(id);
    if (entry.record !== record) this.#entries.set(id, { ...entry, record, isChanged: true });
  }

  change(id: string, edit: (record: GedcomRecord) => GedcomRecord): void {
    this.put(edit(this.get(id)));
  }

  remove(id: string, mergedInto: string | null = null): void {
    const entry = this.#entry(id);
    // What the same change made and removes again was never there.
    if (entry.was === null) this.#entries.delete(id);
    else this.#entries.set(id, { ...entry, isChanged: true, isRemoved: true, mergedInto });
  }

  get edits(): RecordEdit[] {
    return [...this.#entries].flatMap(([id, { was, record, isRemoved, mergedInto, isChanged }]) => {
      if (!isChanged) return [];
      const { xref: _, ...structure } = record;
      return [
        {
          ...{ id, was, structure, kind: record.tag },
          ...(isRemoved && { isRemoved }),
          ...(mergedInto !== undefined && { mergedInto }),
        },
      ];
    });
  }

  #entry(id: string): Entry {
    const entry = this.#entries.get(id);
    if (!entry || entry.isRemoved) throw new AppError('NOT_FOUND');
    return entry;
  }
}

/** As the functions of genealogy read it: its identifier is the id. */
export function recordFrom({ id, structure }: Pick<TreeRecord, 'id' | 'structure'>): GedcomRecord {
  return { ...structure, xref: id };
}
