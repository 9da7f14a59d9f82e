import {
  duplicateReasonWords,
  duplicateScore,
  type ComparedPerson,
} from '@infinite/gedcom/duplicates';
import type { Sex } from '@infinite/gedcom/read/individual';
import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import type { ShownIndividual } from '#features/tree/tree/view/individual.types.ts';
import { showIndividual } from '#features/tree/tree/view/show-individual.ts';
import { individualRows, readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Pairs that are compared at most; a tree with more shows the rest once these are settled. */
const mostPairs = 2000;
/** Names that more people share say too little to compare everyone with everyone. */
const mostAlike = 100;
/** From this score on a pair is worth showing. */
const leastScore = 0.7;

export interface ProposedMerge {
  readonly one: ShownIndividual;
  readonly other: ShownIndividual;
  readonly score: number;
  readonly reasons: readonly string[];
}

interface Pair {
  readonly a: string;
  readonly b: string;
}

/**
 * Pairs of people who may be one person, the most alike first.
 * @param of of this person alone
 * @throws AppError FORBIDDEN
 */
export async function findDuplicates(
  ctx: RequestContext,
  { of, first }: { of: string | null; first: number | null },
): Promise<ProposedMerge[]> {
  const { familyId } = requireRight(ctx, 'mergeTree');
  const reader = await readerOf(ctx);
  if (of !== null && !z.guid().safeParse(of).success) return [];
  const pairs = await candidates(ctx, familyId, of);
  const ids = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
  const people = await comparedPeople(ctx, familyId, ids);
  const scored = pairs
    .map(({ a, b }) => ({ a, b, ...scoreOf(people.get(a), people.get(b)) }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((x, y) => y.score - x.score)
    .slice(0, Math.min(first ?? limits.duplicates.page, limits.duplicates.pageMax));
  const shown = await individualRows(
    ctx,
    familyId,
    scored.flatMap(({ a, b }) => [a, b]),
  );
  const byId = new Map(shown.map((row) => [row.id, showIndividual(ctx, row, reader)]));
  return scored.flatMap(({ a, b, score, reasons }) => {
    const [one, other] = [byId.get(a), byId.get(b)];
    if (!one || !other) return [];
    return [{ one, other, score, reasons: reasons.map((each) => duplicateReasonWords[each]) }];
  });
}

function scoreOf(one: ComparedPerson | undefined, other: ComparedPerson | undefined) {
  return one && other ? duplicateScore(one, other) : { score: 0, reasons: [] };
}

/**
 * People whose surname and another name sound alike, and whose births may be the same.
 */
function candidates(ctx: RequestContext, familyId: string, of: string | null): Promise<Pair[]> {
  return rowsOf(
    ctx.em,
    sql<Pair>`
      with alike as materialized (
        select array_agg(distinct s.individual_id) as ids
        from tree_name_words s
        join tree_name_words g on g.family_id = s.family_id and g.individual_id = s.individual_id
          and not g.is_surname
        where s.family_id = ${familyId} and s.is_surname
        group by s.sound, g.sound
        having count(distinct s.individual_id) between 2 and ${mostAlike}
          and (${of}::uuid is null or bool_or(s.individual_id = ${of}::uuid))
      ), named as materialized (
        select distinct a.id as a, b.id as b
        from alike, unnest(ids) as a (id), unnest(ids) as b (id)
        where a.id < b.id and (${of}::uuid is null or ${of}::uuid in (a.id, b.id))
      ), pairs as (
        select n.a, n.b, abs(x.birth_year - y.birth_year) as apart
        from named n
        join tree_individuals x on x.family_id = ${familyId} and x.id = n.a
        join tree_individuals y on y.family_id = ${familyId} and y.id = n.b
        where (x.birth_year is null or y.birth_year is null or abs(x.birth_year - y.birth_year) <= 5)
          and not (x.sex in ('M', 'F') and y.sex in ('M', 'F') and x.sex <> y.sex)
      )
      select p.a, p.b from pairs p
      where not exists (select 1 from tree_differences d
        where d.family_id = ${familyId} and d.one_id = p.a and d.other_id = p.b)
      order by p.apart nulls last, p.a, p.b limit ${mostPairs}`,
  );
}

interface ComparedRow {
  readonly id: string;
  readonly given: string;
  readonly surname: string;
  readonly sex: string;
  readonly birthYear: number | null;
  readonly deathYear: number | null;
  readonly birthPlace: string;
  readonly deathPlace: string;
  readonly relatives:
    readonly { id: string; kind: string; given: string; surname: string }[] | null;
}

async function comparedPeople(
  ctx: RequestContext,
  familyId: string,
  ids: readonly string[],
): Promise<Map<string, ComparedPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(
    ctx.em,
    sql<ComparedRow>`
      select i.id, i.given, i.surname, i.sex, i.birth_year, i.death_year, i.birth_place,
        i.death_place, r.relatives
      from tree_individuals i left join lateral (
        select json_agg(json_build_object('id', x.id, 'given', x.given, 'surname', x.surname, 'kind',
          case when a.role = 'CHILD' then 'parents' when b.role = 'CHILD' then 'children'
            else 'partners' end)) as relatives
        from tree_union_people a
        join tree_union_people b on b.family_id = a.family_id and b.union_id = a.union_id
          and b.individual_id <> a.individual_id and not (a.role = 'CHILD' and b.role = 'CHILD')
        join tree_individuals x on x.family_id = b.family_id and x.id = b.individual_id
        where a.family_id = i.family_id and a.individual_id = i.id
      ) r on true
      where i.family_id = ${familyId} and i.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, compared(row)]));
}

function compared(row: ComparedRow): ComparedPerson {
  const relatives = (kind: string) =>
    (row.relatives ?? [])
      .filter((relative) => relative.kind === kind)
      .map(({ id, given, surname }) => ({ id, names: [{ given, surname }] }));
  return {
    id: row.id,
    names: [{ given: row.given, surname: row.surname }],
    // The column holds one of the four.
    sex: row.sex as Sex,
    born: { from: row.birthYear, to: row.birthYear },
    died: { from: row.deathYear, to: row.deathYear },
    ...{ birthPlace: row.birthPlace, deathPlace: row.deathPlace },
    parents: relatives('parents'),
    partners: relatives('partners'),
    children: relatives('children'),
  };
}
