import type { AccountRole } from '@infinite/schema/catalogue/staff';
import type { Temporal } from 'temporal-polyfill';
import { selectUsers } from '#features/people/identity/select-users.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared } from '#platform/database/prepared.ts';

/** What other features may read of an account. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: AccountRole;
  /** IANA name. */
  readonly timeZone: string;
  /** The name the member chose for recipients; null until they choose one. */
  readonly senderName: string | null;
  readonly emailVerifiedAt: Temporal.Instant | null;
  readonly createdAt: Temporal.Instant;
  /** With `locale`, for `readerOfUser`. */
  readonly preferences: string;
  readonly locale: string;
  /** When it was closed; null while it is open. */
  readonly deletedAt: Temporal.Instant | null;
}

/** One account by its id, deleted or not. */
export async function findUser(em: EntityManager, id: string): Promise<Person | undefined> {
  return selectPeople(em).modifyFront(asPrepared).where('id', '=', id).executeTakeFirst();
}

/** Several accounts by their ids, in one statement. */
export async function usersOf(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  const rows =
    ids.length === 0
      ? []
      : await selectPeople(em)
          .where('id', 'in', [...new Set(ids)])
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Holds the account until the transaction ends, so that what its owner does at once happens one
 * after the other. Foreign keys to it can still be written.
 */
export async function lockUser(em: EntityManager, id: string): Promise<Person | undefined> {
  return selectPeople(em).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

const columns = [
  'id',
  'username',
  'email',
  'role',
  'timeZone',
  'senderName',
  'emailVerifiedAt',
  'createdAt',
  'preferences',
  'locale',
  'deletedAt',
] as const;

function selectPeople(em: EntityManager) {
  return selectUsers(em).select(columns);
}
