import { sql } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';
import type { DerivedRows } from '#features/tree/tree/derived/derive-rows.ts';
import { columnsByType, insertRows } from '#platform/database/insert-rows.ts';
import { tables } from '#platform/database/tables.ts';

/** Inserts the rows, a statement a table. */
export async function writeDerived(em: EntityManager, rows: DerivedRows): Promise<void> {
  await insertRows(em, 'tree_individuals', individual, rows.individuals);
  await insertRows(em, 'tree_name_words', nameWord, rows.nameWords);
  await insertRows(em, 'tree_unions', union, rows.unions);
  await insertRows(em, 'tree_union_people', unionPerson, rows.unionPeople);
  await insertRows(em, 'tree_pedigrees', pedigree, rows.pedigrees);
  await insertRows(em, 'tree_events', event, rows.events);
  await insertRows(em, 'tree_media', media, rows.media);
  await insertRows(em, 'tree_media_links', mediaLink, rows.mediaLinks);
  await insertRows(em, 'tree_citations', citation, rows.citations);
}

/** The column by which each table names the record that a row is derived from. */
const recordColumns = {
  tree_individuals: 'id',
  tree_name_words: 'individual_id',
  tree_unions: 'id',
  tree_union_people: 'union_id',
  tree_pedigrees: 'individual_id',
  tree_events: 'record_id',
  tree_media: 'media_id',
  tree_media_links: 'record_id',
  tree_citations: 'record_id',
} as const;

/** Deletes what is derived from these records, by one statement. */
export async function deleteDerived(
  em: EntityManager,
  familyId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const deletions = Object.entries(recordColumns).map(
    ([table, column], at) => sql`
      ${sql.ref(`d${at}`)} as (
        delete from ${sql.table(table)}
        where family_id = ${familyId} and ${sql.ref(column)} = any(${[...ids]}::uuid[]))`,
  );
  await sql`with ${sql.join(deletions)} select 1`.execute(tables(em));
}

const individual = columnsByType({
  uuid: ['familyId', 'id', 'createdBy'],
  text: [
    ...(['name', 'given', 'surname', 'sortName', 'sex', 'restriction'] as const),
    ...(['birthText', 'birthPlace', 'deathText', 'deathPlace'] as const),
  ],
  integer: [
    ...(['birthYear', 'birthSort', 'deathYear', 'deathSort'] as const),
    ...(['bornTo', 'diedTo', 'aliveBy', 'presumedDeadYear'] as const),
  ],
  boolean: ['died'],
});

const nameWord = columnsByType({
  uuid: ['familyId', 'individualId'],
  text: ['word', 'sound'],
  boolean: ['isSurname'],
});

const union = columnsByType({
  uuid: ['familyId', 'id', 'createdBy'],
  text: ['kind', 'restriction', 'marriageText', 'marriagePlace'],
  integer: ['marriageYear', 'marriedTo'],
});

const unionPerson = columnsByType({
  uuid: ['familyId', 'unionId', 'individualId'],
  text: ['role'],
  integer: ['ordinal'],
});

const pedigree = columnsByType({
  uuid: ['familyId', 'individualId', 'unionId'],
  text: ['pedigree'],
});

const event = columnsByType({
  uuid: ['familyId', 'recordId'],
  integer: ['ordinal', 'year', 'month', 'day', 'sort', 'sortTo', 'lastYear'],
  text: ['tag', 'type', 'value', 'dateText', 'place', 'restriction'],
  'double precision': ['latitude', 'longitude'],
});

const media = columnsByType({
  uuid: ['familyId', 'mediaId', 'recordingId'],
  integer: ['ordinal'],
  text: ['mediaType'],
});

const mediaLink = columnsByType({
  uuid: ['familyId', 'recordId', 'mediaId'],
  integer: ['ordinal', 'fact'],
});

const citation = columnsByType({
  uuid: ['familyId', 'recordId', 'sourceId', 'mediaId'],
  integer: ['ordinal', 'fact', 'quality', 'spanFromMs', 'spanToMs'],
});
