import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { sql, type RawBuilder } from 'kysely';
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

/** Which people and unions are read; null: the whole tree. */
export interface GraphPart {
  readonly people: readonly string[];
  readonly unions: readonly string[];
}

/**
 * Four queries, however large the tree is. Call in one snapshot, or accept that a change comes between. The rows come
 * in columns, as JSON, which the driver reads faster than 100,000 rows.
 */
export async function loadColumns(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  { version, part }: { version: number; part: GraphPart | null },
): Promise<TreeColumns> {
  const { people, births } = await peopleOf(ctx, familyId, part);
  const unions = await unionsOf(ctx, familyId, part);
  const links = await linksOf(ctx, familyId, part);
  const letters = await pedigreesOf(ctx, familyId, part);
  const personAt = new Map(people.map(({ id }, at) => [id, at]));
  const unionAt = new Map(unions.ids.map((id, at) => [id, at]));
  const partners = unions.ids.map((): Placed[] => []);
  const children = unions.ids.map((): Placed[] => []);
  links.unionIds.forEach((unionId, at) => {
    const union = unionAt.get(unionId);
    const person = personAt.get(links.individualIds[at] ?? '');
    // A link to a record that is not there, or outside of the part, leads nowhere.
    if (union === undefined || person === undefined) return;
    const placed = { person, ordinal: links.ordinals[at] ?? 0 };
    (links.roles[at] === 'P' ? partners : children)[union]?.push(placed);
  });
  const byOrdinal = (one: Placed, other: Placed) => one.ordinal - other.ordinal;
  // Births that are not known come last.
  const birth = ({ person }: Placed) => births[person] ?? Number.MAX_SAFE_INTEGER;
  for (const each of partners) each.sort(byOrdinal);
  for (const each of children) {
    each.sort((one, other) => birth(one) - birth(other) || byOrdinal(one, other));
  }
  const persons = (placed: readonly Placed[]) => placed.map(({ person }) => person);
  const pedigrees = unions.ids.map((unionId, at): string | null => {
    const known = letters.get(unionId);
    if (!known) return null;
    const all = (children[at] ?? []).map(({ person }) => known.get(people[person]?.id ?? ''));
    return all.some((letter) => letter) ? all.map((letter) => letter ?? 'b').join('') : null;
  });
  return {
    ...{ version, people, unionIds: unions.ids, kinds: unions.kinds, pedigrees },
    partners: partners.map(persons),
    children: children.map(persons),
  };
}

/** Somebody in a union: their place among the people, and the order in which the union names them. */
interface Placed {
  readonly person: number;
  readonly ordinal: number;
}

type ColumnsOf<Row> = { readonly [name in keyof Row]: readonly Row[name][] };

async function peopleOf(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  part: GraphPart | null,
): Promise<{ people: GraphPerson[]; births: readonly (number | null)[] }> {
  const within = part === null ? sql`true` : sql`i.id = any(${[...part.people]}::uuid[])`;
  const [columns] = await rowsOf(
    ctx.em,
    sql<ColumnsOf<GraphPerson & { birthSort: number | null }>>`
      with media as (
        select l.record_id,
          bool_or(m.media_type like 'audio/%' or m.media_type like 'video/%') as has_voice,
          bool_or(m.media_type like 'image/%') as has_photo
        from tree_media_links l
        join tree_media m on m.family_id = l.family_id and m.media_id = l.media_id
        where l.family_id = ${familyId}
        group by l.record_id
      ), people as (
        select i.*, coalesce(m.has_voice, false) as has_voice,
          coalesce(m.has_photo, false) as has_photo
        from tree_individuals i left join media m on m.record_id = i.id
        where i.family_id = ${familyId} and ${within}
        order by i.id
      )
      select json_agg(id) as id, json_agg(name) as name, json_agg(surname) as surname,
        json_agg(sex) as sex, json_agg(birth_year) as birth_year,
        json_agg(death_year) as death_year, json_agg(died) as died,
        json_agg(presumed_dead_year) as presumed_dead_year,
        json_agg(restriction) as restriction, json_agg(has_voice) as has_voice,
        json_agg(has_photo) as has_photo, json_agg(birth_sort) as birth_sort
      from people having count(*) > 0`,
  );
  if (!columns) return { people: [], births: [] };
  const people = columns.id.map((id, at): GraphPerson => ({
    id,
    name: columns.name[at] ?? '',
    surname: columns.surname[at] ?? '',
    sex: columns.sex[at] ?? 'U',
    birthYear: columns.birthYear[at] ?? null,
    deathYear: columns.deathYear[at] ?? null,
    died: columns.died[at] ?? false,
    presumedDeadYear: columns.presumedDeadYear[at] ?? null,
    restriction: columns.restriction[at] ?? '',
    hasVoice: columns.hasVoice[at] ?? false,
    hasPhoto: columns.hasPhoto[at] ?? false,
  }));
  return { people, births: columns.birthSort };
}

async function unionsOf(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  part: GraphPart | null,
): Promise<{ ids: readonly string[]; kinds: string }> {
  const [unions] = await rowsOf(
    ctx.em,
    sql<{ ids: readonly string[]; kinds: string }>`
      select json_agg(u.id) as ids, string_agg(u.kind, '') as kinds
      from (select id, kind from tree_unions
        where family_id = ${familyId} and ${unionsIn(part, 'id')} order by id) u
      having count(*) > 0`,
  );
  return unions ?? { ids: [], kinds: '' };
}

/** In no order. */
async function linksOf(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  part: GraphPart | null,
): Promise<{
  unionIds: readonly string[];
  individualIds: readonly string[];
  /** A letter each: P partner, C child. */
  roles: string;
  ordinals: readonly number[];
}> {
  const [links] = await rowsOf(
    ctx.em,
    sql<{ unionIds: string; individualIds: string; roles: string; ordinals: readonly number[] }>`
      select string_agg(union_id::text, ' ') as union_ids,
        string_agg(individual_id::text, ' ') as individual_ids,
        string_agg(left(role, 1), '') as roles, json_agg(ordinal) as ordinals
      from tree_union_people
      where family_id = ${familyId} and ${unionsIn(part, 'union_id')}
      having count(*) > 0`,
  );
  if (!links) return { unionIds: [], individualIds: [], roles: '', ordinals: [] };
  const ids = (text: string) => text.split(' ');
  return { ...links, unionIds: ids(links.unionIds), individualIds: ids(links.individualIds) };
}

/** What is not a birth, by union and child. */
async function pedigreesOf(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  part: GraphPart | null,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ unionId: string; individualId: string; pedigree: string }>`
      select union_id, individual_id, pedigree from tree_pedigrees
      where family_id = ${familyId} and ${unionsIn(part, 'union_id')}`,
  );
  const known = new Map<string, Map<string, string>>();
  for (const { unionId, individualId, pedigree } of rows) {
    const children = known.get(unionId) ?? new Map<string, string>();
    known.set(unionId, children.set(individualId, pedigree));
  }
  return known;
}

function unionsIn(part: GraphPart | null, column: string): RawBuilder<boolean> {
  if (part === null) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(column)} = any(${[...part.unions]}::uuid[])`;
}
