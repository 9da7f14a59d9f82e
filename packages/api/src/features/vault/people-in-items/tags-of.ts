import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { ItemPersonEntity } from '#features/vault/people-in-items/item-person.entity.ts';
import type { PersonRef } from '#features/vault/people-in-items/person-ref.ts';

/**
 * Whether one of these people is in an item, as a condition of a query.
 * @param recordingId the column with the id of the recording
 */
export function isIn(
  recordingId: RawBuilder<unknown>,
  people: readonly PersonRef[],
): RawBuilder<boolean> {
  const ids = people.map(({ personId }) => personId);
  // Ids of contacts, members and children are drawn from one space: none is another's.
  return sql<boolean>`exists (
    select 1 from item_people t where t.recording_id = ${recordingId}
      and coalesce(t.contact_id, t.user_id, t.child_id) = any(${ids}::uuid[]))`;
}

/** For an account that is deleted: they are named in nothing any more. */
export async function forgetTagsOf(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(ItemPersonEntity, { userId });
}
