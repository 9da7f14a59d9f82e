import { sql } from 'kysely';
import type { WordsKind } from '#features/people/families/family-words.ts';
import { sealedTextVersion } from '#platform/crypto/sealed-text.ts';

/** A column of a family's sealed words. Its table has a `family_id`. */
export interface SealedColumn {
  readonly table: string;
  /** Holds the sealed words; null for none. */
  readonly column: string;
  readonly kind: WordsKind;
  /** The column with the id that the words are bound to. */
  readonly row: string;
  /** Tells rows of one id and family apart, where there are several. */
  readonly part?: string;
  /** Where earlier releases kept them in plain words; empty or null once they are sealed. */
  readonly plain?: string;
}

/**
 * Plain words, or sealed by an earlier release: versions are the first byte, so bytes compare by
 * them. Written as the partial indexes are (migration 0310), or they would not be used.
 */
export function isToSeal({ column, plain }: SealedColumn) {
  const version = sql.raw(`'\\x0${sealedTextVersion}'::bytea`);
  const earlier = sql<boolean>`t.${sql.ref(column)} < ${version}`;
  return plain ? sql<boolean>`(t.${sql.ref(plain)} <> '' or ${earlier})` : earlier;
}

/** What tells the rows of one id and family apart, as text. */
export function partOf({ part }: SealedColumn) {
  return part ? sql<string>`t.${sql.ref(part)}::text` : sql<string>`''`;
}

/** One row's words, sealed again. */
export interface SealedRow {
  readonly familyId: string;
  readonly row: string;
  readonly part: string;
  readonly sealed: Buffer;
}

/** Rows to `jsonb_to_recordset`: one statement for any number of them. */
export function updateSealed(sealed: SealedColumn, rows: readonly SealedRow[]) {
  const json = JSON.stringify(rows.map((one) => ({ ...one, sealed: one.sealed.toString('hex') })));
  const emptied = sealed.plain ? sql`, ${sql.ref(sealed.plain)} = default` : sql``;
  return sql`
    update ${sql.table(sealed.table)} t
    set ${sql.ref(sealed.column)} = decode(made.sealed, 'hex') ${emptied}
    from jsonb_to_recordset(${json}::jsonb) as made (
      "familyId" uuid, "row" uuid, part text, sealed text)
    where t.family_id = made."familyId" and t.${sql.ref(sealed.row)} = made."row"
      and ${partOf(sealed)} = made.part`;
}
