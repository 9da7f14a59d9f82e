import { treeWords as words } from '@infinite/schema/words/tree.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { TreeIndividualRow } from '#features/tree/tree/derived/individual.entity.ts';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import { isRestricted, nameInView, viewOf, type View } from '#features/tree/tree/living/view-of.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** An individual or a union as one reader may see it. */
export interface TreeSubject {
  readonly id: string;
  readonly kind: 'INDIVIDUAL' | 'UNION';
  /** Of a union: its partners. */
  readonly name: string;
  readonly birthYear: number | null;
  readonly deathYear: number | null;
  readonly sex: string;
  /** FULL: the reader gets its facts. */
  readonly view: View;
}

type Row = TreeIndividualRow & { readonly unionId: string | null };

const none = { birthYear: null, deathYear: null } as const;

/**
 * These individuals and unions as the reader may see them, by id; what is hidden from the reader is left out. Of a
 * union with a living partner, a reader who does not see details of living people gets the names alone.
 */
export async function treeSubjects(
  { em }: Pick<RequestContext, 'em'>,
  { familyId, audience, year }: TreeReader,
  ids: Iterable<string>,
): Promise<Map<string, TreeSubject>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const people = await rowsOf(
    em,
    sql<Row>`
      select i.*, null::uuid as union_id from tree_individuals i
      where i.family_id = ${familyId} and i.id = any(${wanted}::uuid[])
      union all
      select i.*, p.union_id from tree_union_people p
      join tree_individuals i on i.family_id = p.family_id and i.id = p.individual_id
      where p.family_id = ${familyId} and p.role = 'PARTNER' and p.union_id = any(${wanted}::uuid[])`,
  );
  const unions = await rowsOf(
    em,
    sql<{ id: string; restriction: string }>`
      select u.id, u.restriction from tree_unions u
      where u.family_id = ${familyId} and u.id = any(${wanted}::uuid[])`,
  );
  const shown = (row: Row): TreeSubject => {
    const view = viewOf(row, audience, year);
    const { birthYear, deathYear } = view === 'FULL' ? row : none;
    const name = nameInView(row, view, audience) || words.unknownPerson;
    return { id: row.id, kind: 'INDIVIDUAL', name, birthYear, deathYear, sex: row.sex, view };
  };
  const subjects = people.filter(({ unionId }) => unionId === null).map(shown);
  const together = unions.flatMap(({ id, restriction }): TreeSubject[] => {
    if (!audience.seesRestricted && isRestricted(restriction)) return [];
    const partners = people.filter(({ unionId }) => unionId === id).map(shown);
    const view = partners.every((partner) => partner.view === 'FULL') ? 'FULL' : 'NAME';
    const name = words.couple(partners.map((partner) => partner.name));
    return [{ id, kind: 'UNION', name, ...none, sex: 'U', view }];
  });
  const visible = [...subjects, ...together].filter(({ view }) => view !== 'HIDDEN');
  return new Map(visible.map((subject) => [subject.id, subject]));
}
