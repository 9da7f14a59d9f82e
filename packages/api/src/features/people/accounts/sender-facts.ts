import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * The name by which recipients know an account, as a value in SQL: the one it chose for that, its
 * username, or the first part of its address.
 * @param id a column, such as 'm.author_id'
 */
export function senderNameOf(id: string): RawBuilder<string> {
  return sql<string>`
    (select coalesce(nullif(sender_name, ''), nullif(username, ''), split_part(email, '@', 1))
    from users where users.id = ${sql.ref(id)})`;
}

/** Accounts as mails address them, to join: `id`, `email`, `name`, and whether it is `gone`. */
export const mailContacts = sql`
  (select id, email, coalesce(nullif(username, ''), split_part(email, '@', 1)) as name,
    deleted_at is not null as gone
  from users)`;

/** The name that a member chose for recipients; null until they chose one. */
export async function chosenSenderName(em: EntityManager, userId: string): Promise<string | null> {
  const [row] = await rowsOf(
    em,
    sql<{ senderName: string | null }>`select sender_name from users where id = ${userId}`,
  );
  return row?.senderName ?? null;
}

export async function storeSenderName(
  em: EntityManager,
  userId: string,
  name: string,
): Promise<void> {
  await rowsOf(em, sql`update users set sender_name = ${name} where id = ${userId}`);
}

/** What limits how many new people an account may write to. */
export interface SenderStanding {
  readonly createdAt: Temporal.Instant;
  /** Whether it confirmed its own address. */
  readonly confirmed: boolean;
}

/** Locks the account until the transaction ends, so that two messages are counted in turn. */
export async function lockSender(
  em: EntityManager,
  userId: string,
): Promise<SenderStanding | undefined> {
  const [row] = await rowsOf(
    em,
    sql<SenderStanding>`
      select created_at, email_verified_at is not null as confirmed
      from users where id = ${userId} for no key update`,
  );
  return row;
}
