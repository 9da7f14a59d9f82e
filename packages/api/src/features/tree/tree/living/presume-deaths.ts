import { presumedDeadYear, type RelativeDates } from '@infinite/gedcom/living/living';
import type { LifeYears } from '@infinite/gedcom/living/life-years';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/** Somebody whose birth is not dated, so that relatives bound when it was. */
interface Undated {
  readonly id: string;
  readonly aliveBy: number | null;
  readonly presumedDeadYear: number | null;
}

interface RelativeRow extends Pick<RelativeDates, 'sex' | 'bornTo' | 'diedTo' | 'marriedTo'> {
  readonly id: string;
  readonly relation: 'parent' | 'partner' | 'child';
}

/**
 * Keeps `presumed_dead_year` of people whose birth is not dated: of everyone near these people and unions, or of
 * the whole tree. Others have it from their own record.
 */
export async function presumeDeaths(
  { em }: Pick<RequestContext, 'em'>,
  familyId: string,
  touched: readonly string[] | null,
): Promise<void> {
  const undated = await undatedNear(em, familyId, touched);
  if (undated.length === 0) return;
  const ids = undated.map(({ id }) => id);
  const relatives = new Map<string, RelativeRow[]>();
  for (const row of await relativesOf(em, familyId, touched === null ? null : ids)) {
    const known = relatives.get(row.id);
    if (known) known.push(row);
    else relatives.set(row.id, [row]);
  }
  const changed = undated
    .map((person) => ({
      id: person.id,
      was: person.presumedDeadYear,
      year: presumedDeadYear(yearsOf(person), relatives.get(person.id) ?? [])?.year ?? null,
    }))
    .filter(({ was, year }) => was !== year);
  if (changed.length === 0) return;
  await sql`
    update tree_individuals i set presumed_dead_year = n.year
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ year }) => year)}::integer[])
      as n (id, year)
    where i.family_id = ${familyId} and i.id = n.id`.execute(tables(em));
}

const yearsOf = ({ aliveBy }: Undated): LifeYears => ({
  ...{ bornFrom: null, bornTo: null, diedFrom: null, diedTo: null, aliveBy },
});

function undatedNear(
  em: EntityManager,
  familyId: string,
  touched: readonly string[] | null,
): Promise<Undated[]> {
  const near =
    touched === null
      ? sql`true`
      : sql`i.id in (
          with unions as (
            select unnest(${[...touched]}::uuid[]) as id
            union
            select union_id from tree_union_people
            where family_id = ${familyId} and individual_id = any(${[...touched]}::uuid[])
          )
          select p.individual_id from tree_union_people p join unions u on u.id = p.union_id
          where p.family_id = ${familyId}
          union select unnest(${[...touched]}::uuid[]))`;
  return rowsOf(
    em,
    sql<Undated>`
      select i.id, i.alive_by, i.presumed_dead_year from tree_individuals i
      where i.family_id = ${familyId} and i.born_to is null and not i.died and ${near}`,
  );
}

/** Relatives by blood or union of these people, with the years that bound a birth; null: of everyone undated. */
function relativesOf(
  em: EntityManager,
  familyId: string,
  ids: readonly string[] | null,
): Promise<RelativeRow[]> {
  const own =
    ids === null
      ? sql`exists (select 1 from tree_individuals i
          where i.family_id = a.family_id and i.id = a.individual_id
            and i.born_to is null and not i.died)`
      : sql`a.individual_id = any(${[...ids]}::uuid[])`;
  return rowsOf(
    em,
    sql<RelativeRow>`
      select a.individual_id as id,
        case when a.role = 'CHILD' then 'parent' when b.role = 'CHILD' then 'child' else 'partner' end
          as relation,
        r.sex, r.born_to, r.died_to,
        case when a.role = 'PARTNER' and b.role = 'PARTNER' then u.married_to end as married_to
      from tree_union_people a
      join tree_union_people b on b.family_id = a.family_id and b.union_id = a.union_id
        and b.individual_id <> a.individual_id and not (a.role = 'CHILD' and b.role = 'CHILD')
      join tree_individuals r on r.family_id = b.family_id and r.id = b.individual_id
      join tree_unions u on u.family_id = a.family_id and u.id = a.union_id
      left join tree_pedigrees g on g.family_id = a.family_id and g.union_id = a.union_id
        and g.individual_id = case when a.role = 'CHILD' then a.individual_id else b.individual_id end
      where a.family_id = ${familyId} and ${own}
        -- An adoption or a step-parent bounds no birth.
        and (g.pedigree is null or g.pedigree = 's' or (a.role = 'PARTNER' and b.role = 'PARTNER'))`,
  );
}
