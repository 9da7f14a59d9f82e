import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { sql, type RawBuilder } from 'kysely';
import type { Member } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

/**
 * For lists of other features: whether the recording of a row is among those that a member's lists
 * show, as `listRecordings` chooses them. Who left the family sees what they made there.
 * @param id the column with the id of the recording
 * @param kinds null or none for all
 */
export function seenInLists(
  member: Member,
  id: RawBuilder<string>,
  kinds: readonly RecordingKindName[] | null = null,
): RawBuilder<boolean> {
  const { userId } = member;
  const seesAll = mayAct(member, 'seeRecordings');
  const ofKind =
    kinds && kinds.length > 0 ? sql`and seen.kind = any(${[...kinds]}::text[])` : sql``;
  return sql<boolean>`exists (
    select 1 from recordings seen
    where seen.id = ${id} and seen.state <> 'UPLOADING' and not seen.held_for_author
      and (seen.audience = 'FAMILY' or (seen.audience = 'MAKER' and seen.created_by = ${userId}))
      and (${seesAll}::boolean or seen.created_by = ${userId}) ${ofKind})`;
}

/** Whether this member made the recording of a row. */
export function addedBy(userId: string, id: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from recordings made where made.id = ${id} and made.created_by = ${userId}::uuid)`;
}
