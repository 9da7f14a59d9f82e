import { displayName } from '@infinite/schema/accounts/session-user';
import { collaborationWords } from '@infinite/schema/words/collaboration.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { memberIdsOf } from '#features/people/families/index.ts';
import { usersOf } from '#features/people/identity/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Somebody of a family, or who once was. */
export interface Relative {
  readonly id: string;
  readonly name: string;
  /** Belongs to the family now. */
  readonly isMember: boolean;
}

/** These people by their ids, as the family knows them; two queries for any number. */
export async function peopleOf(
  ctx: RequestContext,
  familyId: string,
  ids: Iterable<string>,
): Promise<(id: string) => Relative> {
  const wanted = [...new Set(ids)];
  const users = await usersOf(ctx.em, wanted);
  const members = await membersAmong(ctx, familyId, wanted);
  return (id) => {
    const user = users.get(id);
    const isMember = members.has(id);
    const isGone = !user || user.deletedAt !== null;
    return { id, isMember, name: isGone ? collaborationWords.formerMember : displayName(user) };
  };
}

/** Those of the ids that are members of the family. */
export async function membersAmong(
  ctx: RequestContext,
  familyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf(
    ctx.em,
    sql<{ userId: string }>`
      select m.user_id from ${memberIdsOf(familyId)} m where m.user_id = any(${[...ids]}::uuid[])`,
  );
  return new Set(rows.map(({ userId }) => userId));
}
