import type { Structure } from '@infinite/gedcom/structure';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

type Database = Pick<RequestContext, 'em'>;

/** A record as a file of the tree needs it. */
export interface WholeRecord {
  readonly id: string;
  readonly kind: string;
  readonly structure: Structure;
}

const batch = 1000;

/** Every live record of these kinds, in the order in which they were made, in batches. Checks no permission. */
export async function* recordsOfKind(
  ctx: Database,
  familyId: string,
  kind: string,
): AsyncGenerator<WholeRecord[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await rowsOf(
      ctx.em,
      sql<WholeRecord>`
        select id, kind, structure from tree_records
        where family_id = ${familyId} and kind = ${kind} and removed_at is null and id > ${after}
        order by id limit ${batch}`,
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

/** What names a record in a file: its kind, and what the file it came with called it. */
export interface RecordName {
  readonly id: string;
  readonly kind: string;
  readonly xref: string | null;
  /** RESN keeps it for owners and editors. */
  readonly isRestricted: boolean;
}

/** All live records without what they say, in the order in which they were made. Checks no permission. */
export function recordNames(ctx: Database, familyId: string): Promise<RecordName[]> {
  return rowsOf(
    ctx.em,
    sql<RecordName>`
      select id, kind, xref, coalesce(jsonb_path_exists(structure,
        '$.children[*] ? (@.tag == "RESN" && @.payload like_regex "CONFIDENTIAL|PRIVACY")'), false)
        as is_restricted
      from tree_records where family_id = ${familyId} and removed_at is null order by id`,
  );
}

export interface UnionLink {
  readonly unionId: string;
  readonly individualId: string;
  readonly role: 'PARTNER' | 'CHILD';
}

/** Who belongs to which union. Checks no permission. */
export function unionLinks(ctx: Database, familyId: string): Promise<UnionLink[]> {
  return rowsOf(
    ctx.em,
    sql<UnionLink>`
      select union_id, individual_id, role from tree_union_people where family_id = ${familyId}`,
  );
}

/** Ids of those whom the living rule takes as living in this year. Checks no permission. */
export async function livingIn(
  ctx: Database,
  familyId: string,
  year: number,
): Promise<Set<string>> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      select id from tree_individuals
      where family_id = ${familyId} and not died
        and (presumed_dead_year is null or presumed_dead_year > ${year})`,
  );
  return new Set(rows.map(({ id }) => id));
}
