import { displayName } from '@infinite/schema/accounts/session-user';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { mayAct, memberIdsOf } from '#features/people/families/index.ts';
import { usersOf } from '#features/people/identity/index.ts';
import { listChildren } from '#features/relatives/children/index.ts';
import { peopleInBook } from '#features/relatives/contacts/index.ts';
import { keyOf, type PersonRef } from '#features/vault/people-in-items/person-ref.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface SeenPerson extends PersonRef {
  readonly name: string;
}

/**
 * Everybody of the family in view that the actor may see, by `keyOf`: members, children by the rules of
 * their profiles, and the address book without what was removed from it.
 */
export async function peopleSeen(ctx: RequestContext): Promise<Map<string, SeenPerson>> {
  const { familyId } = requireMember(ctx);
  const people: SeenPerson[] = [];
  if (mayAct(ctx.actor, 'seePeople')) {
    const members = await rowsOf(
      ctx.em,
      sql<{ userId: string }>`select m.user_id from ${memberIdsOf(familyId)} m`,
    );
    const users = await usersOf(
      ctx.em,
      members.map(({ userId }) => userId),
    );
    for (const user of users.values()) {
      if (user.deletedAt !== null) continue;
      people.push({ kind: 'MEMBER', personId: user.id, name: displayName(user) });
    }
    for (const { id, name, eraseAt } of await listChildren(ctx)) {
      if (eraseAt === null) people.push({ kind: 'CHILD', personId: id, name });
    }
  }
  if (mayAct(ctx.actor, 'seeContacts')) {
    for (const { id, name } of await peopleInBook(ctx, familyId)) {
      people.push({ kind: 'CONTACT', personId: id, name });
    }
  }
  return new Map(people.map((person) => [keyOf(person), person]));
}
