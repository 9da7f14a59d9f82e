import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { individualsAsked } from '@infinite/schema/tree/list.input';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import type { TreeIndividualRow } from '#features/tree/tree/derived/individual.entity.ts';
import { foldedWords, soundsOf } from '#features/tree/tree/derived/name-words.ts';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import type { ShownIndividual } from '#features/tree/tree/view/individual.types.ts';
import { showIndividual } from '#features/tree/tree/view/show-individual.ts';
import { readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.string(), z.guid()]);

/** SQL: the row is of somebody of whom this reader gets everything. */
export function seenWhole(
  { audience, year, self }: TreeReader,
  alias: string,
): RawBuilder<boolean> {
  const row = (column: string) => sql.ref(`${alias}.${column}`);
  const open = audience.seesRestricted
    ? sql`true`
    : sql`${row('restriction')} !~ 'CONFIDENTIAL|PRIVACY'`;
  const dead = audience.seesLivingDetails
    ? sql`true`
    : sql`(${row('died')} or ${row('presumed_dead_year')} <= ${year})`;
  const own = audience.self === null ? null : self;
  return sql<boolean>`(${row('id')} = ${own}::uuid or (${open} and ${dead}))`;
}

/** SQL: the row may be in a list at all; a confidential person is in none. */
export function seenByName({ audience }: TreeReader, alias: string): RawBuilder<boolean> {
  if (audience.seesRestricted) return sql<boolean>`true`;
  const own = sql`${sql.ref(`${alias}.id`)} = ${audience.self}::uuid`;
  return sql<boolean>`(${own} or ${sql.ref(`${alias}.restriction`)} !~ 'CONFIDENTIAL|PRIVACY')`;
}

/** SQL: every word begins a word of the person's names, or sounds like one. */
export function namedLike(
  text: string,
  familyId: string,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const conditions = foldedWords(text).map((word) => {
    const sounds = soundsOf(word);
    return sql`${id} in (
      select w.individual_id from tree_name_words w
      where w.family_id = ${familyId} and w.word >= ${word} and w.word < ${`${word}\u{10ffff}`}
      ${
        sounds.length === 0
          ? sql``
          : sql`union all select w.individual_id from tree_name_words w
              where w.family_id = ${familyId} and w.sound = any(${sounds}::text[])`
      })`;
  });
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Individuals by surname and given names.
 * @param asked see `individualsAsked`
 * @throws AppError FORBIDDEN, INVALID_INPUT
 */
export async function listIndividuals(
  ctx: RequestContext,
  asked: unknown,
): Promise<ListPage<ShownIndividual>> {
  const { search, filter, first, after } = parseInput(individualsAsked, asked);
  const reader = await readerOf(ctx);
  const { familyId, year } = reader;
  const size = pageSizeOf(first, limits.individuals);
  const from = after ? placeOf(after, place) : null;
  const living = sql`not (i.died or coalesce(i.presumed_dead_year <= ${year}, false))`;
  const conditions: RawBuilder<unknown>[] = [
    sql`i.family_id = ${familyId}`,
    seenByName(reader, 'i'),
    ...(search ? [found(search, reader)] : []),
    ...(filter?.isLiving === true ? [living] : []),
    ...(filter?.isLiving === false ? [sql`not (${living})`] : []),
    // What is not known of the withheld is not said by a list either.
    ...(filter?.withoutDates
      ? [seenWhole(reader, 'i'), sql`i.birth_year is null and i.death_year is null`]
      : []),
    ...(filter?.withVoice ? [seenWhole(reader, 'i'), withVoice] : []),
    ...(filter?.bornFrom ? [seenWhole(reader, 'i'), sql`i.birth_year >= ${filter.bornFrom}`] : []),
    ...(filter?.bornTo ? [seenWhole(reader, 'i'), sql`i.birth_year <= ${filter.bornTo}`] : []),
    ...(from ? [sql`(i.sort_name, i.id) > (${from[0]}, ${from[1]}::uuid)`] : []),
  ];
  const rows = await rowsOf(
    ctx.em,
    sql<TreeIndividualRow>`
      select i.* from tree_individuals i where ${sql.join(conditions, sql` and `)}
      order by i.sort_name, i.id limit ${size + 1}`,
  );
  return {
    nodes: rows.slice(0, size).map((row) => showIndividual(ctx, row, reader)),
    hasNextPage: rows.length > size,
    cursorOf: ({ row }) => cursorOf([row.sortName, row.id]),
  };
}

const withVoice = sql`exists (
  select 1 from tree_media_links l
  join tree_media m on m.family_id = l.family_id and m.media_id = l.media_id
  where l.family_id = i.family_id and l.record_id = i.id
    and (m.media_type like 'audio/%' or m.media_type like 'video/%'))`;

/** By names, or by a place or a year of somebody who is seen whole. */
function found(search: string, reader: TreeReader): RawBuilder<unknown> {
  const named = namedLike(search, reader.familyId, sql`i.id`);
  const year = /^\d{3,4}$/.test(search.trim()) ? Number(search) : null;
  const inYear = sql`(i.birth_year = ${year}::integer or i.death_year = ${year}::integer)`;
  if (year !== null) return sql`(${named} or (${seenWhole(reader, 'i')} and ${inYear}))`;
  const at = sql`exists (
    select 1 from tree_events e
    where e.family_id = i.family_id and e.record_id = i.id and e.place ilike ${`${likeText(search)}%`}
      and e.restriction !~ 'CONFIDENTIAL|PRIVACY')`;
  return sql`(${named} or (${seenWhole(reader, 'i')} and ${at}))`;
}

const likeText = (text: string): string => text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
