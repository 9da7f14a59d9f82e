import { displayName } from '@infinite/schema/accounts/session-user';
import { sql } from 'kysely';
import { z } from 'zod';
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
 * The people of the family in view that the actor may see, by `keyOf`: members, children by the rules of
 * their profiles, and the address book without what was removed from it.
 * @param among nobody but these is read; null for everybody, where names are searched
 */
export async function peopleSeen(
  ctx: RequestContext,
  among: readonly PersonRef[] | null,
): Promise<Map<string, SeenPerson>> {
  const { familyId } = requireMember(ctx);
  const idsOf = (kind: PersonRef['kind']) =>
    among?.flatMap((person) =>
      person.kind === kind && isId(person.personId) ? [person.personId] : [],
    ) ?? null;
  const people: SeenPerson[] = [];
  if (mayAct(ctx.actor, 'seePeople')) {
    people.push(...(await membersSeen(ctx, familyId, idsOf('MEMBER'))));
    const ids = idsOf('CHILD');
    for (const { id, name, eraseAt } of isNone(ids) ? [] : await listChildren(ctx, ids)) {
      if (eraseAt === null) people.push({ kind: 'CHILD', personId: id, name });
    }
  }
  if (mayAct(ctx.actor, 'seeContacts')) {
    const ids = idsOf('CONTACT');
    for (const { id, name } of isNone(ids) ? [] : await peopleInBook(ctx, familyId, ids)) {
      people.push({ kind: 'CONTACT', personId: id, name });
    }
  }
  return new Map(people.map((person) => [keyOf(person), person]));
}

const isId = (text: string): boolean => z.guid().safeParse(text).success;
const isNone = (ids: readonly string[] | null): boolean => ids?.length === 0;

async function membersSeen(
  ctx: RequestContext,
  familyId: string,
  only: readonly string[] | null,
): Promise<SeenPerson[]> {
  if (isNone(only)) return [];
  const named = only ? sql`where m.user_id = any(${[...only]}::uuid[])` : sql``;
  const members = await rowsOf(
    ctx.em,
    sql<{ userId: string }>`select m.user_id from ${memberIdsOf(familyId)} m ${named}`,
  );
  const users = await usersOf(
    ctx.em,
    members.map(({ userId }) => userId),
  );
  return [...users.values()]
    .filter(({ deletedAt }) => deletedAt === null)
    .map((user) => ({ kind: 'MEMBER', personId: user.id, name: displayName(user) }));
}
