import type { Structure } from '@infinite/gedcom/structure';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Everybody of a tree, as far as somebody of a file can be recognized by it. */
export interface PersonOfTree {
  readonly id: string;
  readonly given: string;
  readonly surname: string;
  readonly sex: string;
  readonly birthYear: number | null;
  readonly deathYear: number | null;
  readonly birthPlace: string;
  readonly deathPlace: string;
  /** UID, EXID and REFN structures. */
  readonly identifiers: readonly Structure[];
}

/** Checks no permission. */
export function peopleOfTree(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
): Promise<PersonOfTree[]> {
  return rowsOf(
    ctx.em,
    sql<PersonOfTree>`
      select i.id, i.given, i.surname, i.sex, i.birth_year, i.death_year, i.birth_place,
        i.death_place,
        coalesce(jsonb_path_query_array(r.structure,
          '$.children[*] ? (@.tag == "UID" || @.tag == "EXID" || @.tag == "REFN")'), '[]') as identifiers
      from tree_individuals i
      join tree_records r on r.family_id = i.family_id and r.id = i.id
      where i.family_id = ${familyId}`,
  );
}

interface ListedIndividual {
  readonly id: string;
  readonly name: string;
  readonly birthText: string;
  readonly deathText: string;
}

/** What lists show of these. Checks no permission, so only for owners and editors. */
export async function individualsByIds(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  ids: readonly string[],
): Promise<Map<string, ListedIndividual>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(
    ctx.em,
    sql<ListedIndividual>`
      select id, name, birth_text, death_text from tree_individuals
      where family_id = ${familyId} and id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
