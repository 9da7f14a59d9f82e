import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';
import { OrderedIds } from '#features/tree/gedcom/import/ordered-ids.ts';

/** A record as the tree keeps it: pointers are ids of records. */
export interface IdentifiedRecord {
  readonly id: string;
  readonly xref: string | null;
  readonly structure: Structure;
}

/** Gives the records of a file their ids in the tree, and turns pointers into these. */
export class RecordIds {
  readonly #ids: Map<string, string>;
  readonly #made = new OrderedIds();

  /** @param known records of the file that are records of the tree already, by their identifier in the file */
  constructor(known: ReadonlyMap<string, string>) {
    this.#ids = new Map(known);
  }

  of(xref: string): string {
    const known = this.#ids.get(xref);
    if (known !== undefined) return known;
    const id = this.#made.next();
    this.#ids.set(xref, id);
    return id;
  }

  /** @param payload what becomes of the payload of a FILE structure */
  identify(
    { xref, ...record }: GedcomRecord,
    payload: (structure: Structure) => string | undefined,
  ): IdentifiedRecord {
    const structure = this.#inTree(record, payload);
    return { id: xref === null ? this.#made.next() : this.of(xref), xref, structure };
  }

  #inTree(
    { tag, payload, pointer, children }: Structure,
    fileOf: (structure: Structure) => string | undefined,
  ): Structure {
    const text =
      tag === 'FILE' && payload !== undefined ? fileOf({ tag, payload }) : clean(payload);
    return {
      tag,
      ...(text !== undefined && { payload: text }),
      ...(pointer !== undefined && { pointer: pointer === 'VOID' ? pointer : this.of(pointer) }),
      ...(children &&
        children.length > 0 && { children: children.map((child) => this.#inTree(child, fileOf)) }),
    };
  }
}

/** PostgreSQL has no text with this character. */
const clean = (text: string | undefined): string | undefined =>
  text?.includes('\0') ? text.replaceAll('\0', '') : text;
