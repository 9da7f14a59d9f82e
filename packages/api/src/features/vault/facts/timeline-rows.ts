import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { sql, type RawBuilder } from 'kysely';
import type { Member } from '#platform/context.ts';
import { seenInLists } from '#features/recordings/recordings/index.ts';

/** Sorts behind everything that begins with the text before it. */
const end = '~';

/** The rows of `item_facts` that the lists of a member show, of these kinds where some are named. */
export function shownTo(
  member: Member,
  kinds: readonly RecordingKindName[] | null | undefined,
): RawBuilder<boolean> {
  return seenInLists(member, sql.ref('item_facts.recording_id'), kinds ?? null);
}

/**
 * The rows of one month as `timelineMonths` counts them: '1987-06'; '1987' is what has only the year, and
 * '' what has no date.
 */
export function inMonth(month: string): RawBuilder<boolean> {
  return month.length === 7
    ? sql<boolean>`taken_local >= ${month} and taken_local < ${`${month}${end}`}`
    : sql<boolean>`taken_local = ${month}`;
}

/** The rows of this month or year and of all time before. */
export function upTo(start: string): RawBuilder<boolean> {
  return sql<boolean>`taken_local < ${`${start}${end}`}`;
}
