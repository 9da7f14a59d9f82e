import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import {
  isLivingIn,
  isRestricted,
  nameInView,
  viewOf,
} from '#features/tree/tree/living/view-of.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Somebody of a tree, as far as the reader may know. */
interface DatedPerson {
  readonly id: string;
  /** Empty: nobody knows. */
  readonly name: string;
  readonly living: boolean;
}

/** A birth, a marriage or a death of which the day and the month are known. */
export interface DatedEvent {
  readonly id: string;
  readonly tag: 'BIRT' | 'MARR' | 'DEAT';
  readonly month: number;
  readonly day: number;
  readonly year: number | null;
  /** One person; of a marriage, the couple. */
  readonly people: readonly DatedPerson[];
  /** Of a marriage: divorced or annulled. */
  readonly ended: boolean;
}

interface Row extends Omit<DatedEvent, 'people' | 'ended'> {
  readonly kind: string | null;
  readonly restricted: string;
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly surname: string;
    readonly died: boolean;
    readonly presumedDeadYear: number | null;
    readonly restriction: string;
  }[];
}

/**
 * The first birth, marriage or death of each person and union with an exact day, of those whose details the
 * reader may see; all of them, or those on these days of the year. One statement.
 */
export async function returningDays(
  ctx: Pick<RequestContext, 'em'>,
  { familyId, audience, year }: Pick<TreeReader, 'familyId' | 'audience' | 'year'>,
  on: readonly { readonly month: number; readonly day: number }[] | null,
): Promise<DatedEvent[]> {
  const days = (on ?? []).map(({ month, day }) => month * 100 + day);
  const within = on === null ? sql`true` : sql`e.month * 100 + e.day = any(${days}::integer[])`;
  const rows = await rowsOf(
    ctx.em,
    sql<Row>`
      with days as (
        select distinct on (e.record_id, e.tag) e.record_id, e.tag, e.month, e.day, e.year,
          e.restriction
        from tree_events e
        where e.family_id = ${familyId} and e.tag in ('BIRT', 'MARR', 'DEAT')
          and e.month is not null and e.day is not null and ${within}
          -- A second date of the same birth is another opinion about it.
          and not exists (
            select 1 from tree_events o where o.family_id = e.family_id
              and o.record_id = e.record_id and o.tag = e.tag and o.ordinal < e.ordinal)
        order by e.record_id, e.tag, e.ordinal
      ), concerned as (
        select d.record_id, d.tag, d.record_id as individual_id, 0 as ordinal from days d
        where d.tag <> 'MARR'
        union all
        select d.record_id, d.tag, p.individual_id, p.ordinal from days d
        join tree_union_people p on p.family_id = ${familyId} and p.union_id = d.record_id
          and p.role = 'PARTNER'
        where d.tag = 'MARR'
      )
      select d.record_id as id, d.tag, d.month, d.day, d.year, u.kind,
        d.restriction || ' ' || coalesce(u.restriction, '') as restricted,
        jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'surname', i.surname,
          'died', i.died, 'presumedDeadYear', i.presumed_dead_year, 'restriction', i.restriction)
          order by c.ordinal) as people
      from days d
      join concerned c on c.record_id = d.record_id and c.tag = d.tag
      join tree_individuals i on i.family_id = ${familyId} and i.id = c.individual_id
      left join tree_unions u on u.family_id = ${familyId} and u.id = d.record_id and d.tag = 'MARR'
      group by d.record_id, d.tag, d.month, d.day, d.year, d.restriction, u.kind, u.restriction`,
  );
  return rows.flatMap(({ kind, restricted, people, ...event }) => {
    if (!audience.seesRestricted && isRestricted(restricted)) return [];
    if (people.some((person) => viewOf(person, audience, year) !== 'FULL')) return [];
    const shown = people.map((person) => ({
      id: person.id,
      name: nameInView(person, 'FULL', audience),
      living: isLivingIn(person, year),
    }));
    return [{ ...event, people: shown, ended: kind === 'd' }];
  });
}
