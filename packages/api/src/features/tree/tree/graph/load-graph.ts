import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** A person as the graph of a tree knows them, before anyone looks at it. */
interface GraphPerson {
  readonly id: string;
  readonly name: string;
  readonly surname: string;
  readonly sex: string;
  readonly birthYear: number | null;
  readonly deathYear: number | null;
  readonly died: boolean;
  readonly presumedDeadYear: number | null;
  readonly restriction: string;
  readonly hasVoice: boolean;
  readonly hasPhoto: boolean;
}

/** A tree in columns, and what decides who sees what of it. */
export interface TreeColumns extends Pick<
  FamilyGraph,
  'unionIds' | 'partners' | 'children' | 'pedigrees' | 'kinds'
> {
  readonly version: number;
  readonly people: readonly GraphPerson[];
}

interface LinkRow {
  readonly unionId: string;
  readonly kind: string;
  readonly partners: readonly string[] | null;
  readonly children: readonly string[] | null;
  readonly pedigrees: readonly (string | null)[] | null;
}

/** Which people and unions are read; null: the whole tree. */
export interface GraphPart {
  readonly people: readonly string[];
  readonly unions: readonly string[];
}

/** Two queries, however large the tree is. Call in one snapshot, or accept that a change comes between. */
export async function loadColumns(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  { version, part }: { version: number; part: GraphPart | null },
): Promise<TreeColumns> {
  const people = await peopleOf(ctx, familyId, part);
  const links = await linksOf(ctx, familyId, part);
  const indexOf = new Map(people.map(({ id }, index) => [id, index]));
  // A link to a record that is not there, or outside of the part, leads nowhere.
  const indexes = (ids: readonly string[] | null) =>
    (ids ?? []).flatMap((id) => indexOf.get(id) ?? []);
  return {
    version,
    people,
    unionIds: links.map(({ unionId }) => unionId),
    partners: links.map(({ partners }) => indexes(partners)),
    children: links.map(({ children }) => indexes(children)),
    pedigrees: links.map((link) => pedigreesOf(link, indexOf)),
    kinds: links.map(({ kind }) => kind).join(''),
  };
}

function pedigreesOf(
  { children, pedigrees }: LinkRow,
  indexOf: ReadonlyMap<string, number>,
): string | null {
  if (!pedigrees?.some((pedigree) => pedigree !== null)) return null;
  return (children ?? [])
    .flatMap((id, at) => (indexOf.has(id) ? [pedigrees[at] ?? 'b'] : []))
    .join('');
}

function peopleOf(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  part: GraphPart | null,
): Promise<GraphPerson[]> {
  const within = part === null ? sql`true` : sql`i.id = any(${[...part.people]}::uuid[])`;
  return rowsOf(
    ctx.em,
    sql<GraphPerson>`
      with media as (
        select l.record_id,
          bool_or(m.media_type like 'audio/%' or m.media_type like 'video/%') as has_voice,
          bool_or(m.media_type like 'image/%') as has_photo
        from tree_media_links l
        join tree_media m on m.family_id = l.family_id and m.media_id = l.media_id
        where l.family_id = ${familyId}
        group by l.record_id
      )
      select i.id, i.name, i.surname, i.sex, i.birth_year, i.death_year, i.died,
        i.presumed_dead_year, i.restriction,
        coalesce(m.has_voice, false) as has_voice, coalesce(m.has_photo, false) as has_photo
      from tree_individuals i left join media m on m.record_id = i.id
      where i.family_id = ${familyId} and ${within}
      order by i.id`,
  );
}

function linksOf(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  part: GraphPart | null,
): Promise<LinkRow[]> {
  const within = part === null ? sql`true` : sql`u.id = any(${[...part.unions]}::uuid[])`;
  return rowsOf(
    ctx.em,
    sql<LinkRow>`
      select u.id as union_id, u.kind, p.partners, p.children, p.pedigrees
      from tree_unions u left join (
        select p.union_id,
          array_agg(p.individual_id order by p.ordinal) filter (where p.role = 'PARTNER') as partners,
          array_agg(p.individual_id order by i.birth_sort nulls last, p.ordinal)
            filter (where p.role = 'CHILD') as children,
          array_agg(g.pedigree order by i.birth_sort nulls last, p.ordinal)
            filter (where p.role = 'CHILD') as pedigrees
        from tree_union_people p
        left join tree_individuals i on i.family_id = p.family_id and i.id = p.individual_id
        left join tree_pedigrees g on g.family_id = p.family_id and g.union_id = p.union_id
          and g.individual_id = p.individual_id and p.role = 'CHILD'
        where p.family_id = ${familyId}
        group by p.union_id
      ) p on p.union_id = u.id
      where u.family_id = ${familyId} and ${within}
      order by u.id`,
  );
}
