import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { HiddenPresenceEntity } from '#features/collaboration/presence/presence.entity.ts';
import { peopleOf, type Relative } from '#features/collaboration/subjects/index.ts';
import { memberIdsOf, requireRight } from '#features/people/families/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface FamilyPresence {
  readonly shown: boolean;
  readonly here: readonly Relative[];
}

/**
 * Who else of the family in view is here now, by name. Who hides sees nobody: no one is watched by
 * somebody they cannot see. Null in a sample family, which has no one but its visitor.
 * @throws AppError FORBIDDEN
 */
export async function readPresence(ctx: RequestContext): Promise<FamilyPresence | null> {
  const { userId, sample } = requirePerson(ctx);
  const { familyId } = requireRight(ctx, 'seePeople');
  if (sample) return null;
  if (!(await isShown(ctx))) return { shown: false, here: [] };
  const rows = await rowsOf(
    ctx.em,
    sql<{ userId: string }>`
      select distinct user_id from presences
      where family_id = ${familyId} and expires_at > ${ctx.clock.now()} and user_id <> ${userId}
        and user_id in ${memberIdsOf(familyId)}
        and user_id not in (select user_id from hidden_presences)`,
  );
  const ids = rows.map((row) => row.userId);
  const person = await peopleOf(ctx, familyId, ids);
  const here = ids.map(person);
  return { shown: true, here: here.toSorted((one, other) => one.name.localeCompare(other.name)) };
}

/** Whether relatives may see that the actor is here. */
export async function isShown(ctx: RequestContext): Promise<boolean> {
  const { userId } = requirePerson(ctx);
  return (await ctx.em.count(HiddenPresenceEntity, { userId })) === 0;
}
