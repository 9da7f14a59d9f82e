import type { SearchFilters } from '@infinite/schema/search/search-filters';
import type { SearchReading } from '@infinite/schema/text/search-question';
import { sql, type RawBuilder } from 'kysely';
import type { Member } from '#platform/context.ts';
import { hasMood } from '#features/insights/moods/index.ts';
import { hasTag } from '#features/insights/tags/index.ts';
import { addedBy, seenInLists } from '#features/recordings/recordings/index.ts';
import type { StandIns } from '#features/vault/finding/stand-ins.ts';
import { hasTranscript } from '#features/vault/transcripts/index.ts';

/**
 * Where an item must have the words: in its title, place or note, or some of them in what is said in it, or in the
 * text of a document.
 */
export type FoundBy = 'title' | 'speech' | 'text';

export interface MatchRequest {
  readonly readings: readonly SearchReading[];
  readonly filters: SearchFilters;
  readonly standIns: StandIns;
  /** The id of a recording: those that were kept before it. */
  readonly before: string | null;
  readonly limit: number;
  /** These alone. */
  readonly among?: readonly string[];
}

/** The items that a member sees and that fit one of the readings; the newest first. */
export function matchingItems(
  member: Member,
  foundBy: FoundBy,
  { readings, filters, standIns, before, limit, among }: MatchRequest,
): RawBuilder<{ recordingId: string }> {
  const { familyId } = member;
  // What is said or written is found by words alone.
  const usable = readings.filter(({ words }) => foundBy === 'title' || words.length > 0);
  const branches = usable.map((reading) =>
    branch({ familyId, foundBy, filters, standIns, among }, reading),
  );
  const none = sql`select null::uuid as recording_id where false`;
  // Materialized, so that the index of words is used whatever else narrows the rows.
  return sql<{ recordingId: string }>`
    with found as materialized (${branches.length > 0 ? sql.join(branches, sql` union `) : none})
    select f.recording_id
    from (select recording_id from found
      where ${before}::uuid is null or recording_id < ${before}::uuid
      order by recording_id desc offset 0) f
    where ${seenInLists(member, sql.ref('f.recording_id'))} and ${addedAndSaid(filters)}
    order by f.recording_id desc limit ${limit}`;
}

function branch(
  asked: Pick<MatchRequest, 'filters' | 'standIns' | 'among'> & {
    familyId: string;
    foundBy: FoundBy;
  },
  { words, kinds, span }: SearchReading,
): RawBuilder<unknown> {
  const { familyId, foundBy, filters, standIns, among } = asked;
  const isInside = foundBy !== 'title';
  const conditions = [
    words.length > 0
      ? sql`words @@ search_item_query(${familyId}::uuid, ${words}::text[], ${isInside},
          ${JSON.stringify(standIns)}::jsonb)`
      : sql`family_id = ${familyId}::uuid`,
  ];
  if (isInside) {
    conditions.push(foundBy === 'text' ? sql`kind = 'FILE'` : sql`kind in ('VOICE', 'VIDEO')`);
  }
  if (among) conditions.push(sql`recording_id = any (${among}::uuid[])`);
  if (kinds) conditions.push(sql`kind = any (${kinds}::text[])`);
  if (filters.kinds?.length) conditions.push(sql`kind = any (${filters.kinds}::text[])`);
  if (span) conditions.push(sql`taken >= ${span.from} and taken_last <= ${span.before}`);
  if (filters.from) conditions.push(sql`taken >= ${filters.from}`);
  if (filters.to) conditions.push(sql`taken <> '' and taken_last <= ${`${filters.to}~`}`);
  return sql`select recording_id from search_documents where ${sql.join(conditions, sql` and `)}`;
}

function addedAndSaid(filters: SearchFilters): RawBuilder<boolean> {
  const id = sql.ref<string>('f.recording_id');
  const added = filters.addedBy ? addedBy(filters.addedBy, id) : sql`true`;
  const said = filters.hasTranscript ? hasTranscript(id) : sql`true`;
  const felt = filters.mood ? hasMood(id, filters.mood) : sql`true`;
  const tagged = filters.tag ? hasTag(id, filters.tag) : sql`true`;
  return sql<boolean>`${added} and ${said} and ${felt} and ${tagged}`;
}
