import { sql, type Expression, type RawBuilder } from 'kysely';

/*
 * Scalar subqueries for statements of other features, by the user's id: the column that holds it,
 * `usernameOf('r.author_id')`, or any expression, `usernameOf(sql.val(id))`. They work in the builder
 * and in `sql`, and save a join. Null for null.
 */

/** A column's name, or what a statement computes. */
type Id = string | Expression<string | null>;

/** The account's name, as administrators see it. */
export const usernameOf = (userId: Id) => userColumn<string | null>(userId, sql`username`);

export const emailOf = (userId: Id) => userColumn<string | null>(userId, sql`email`);

/** IANA name. */
export const timeZoneOf = (userId: Id) => userColumn<string | null>(userId, sql`time_zone`);

/** What mails call the member. */
export const authorName = (userId: Id) => userColumn<string | null>(userId, nameInMails);

/** What recipients read as the sender: the name the member chose for them, or `authorName`. */
export const senderName = (userId: Id) => userColumn<string | null>(userId, nameOfSender);

/** True when the account is deleted. */
export const isDeleted = (userId: Id) => userColumn<boolean>(userId, sql`deleted_at is not null`);

/** True when the account may sign in and act. */
export const isActive = (userId: Id) =>
  userColumn<boolean>(userId, sql`suspended_at is null and deleted_at is null`);

/** True when the account may sign in and act as an administrator. */
export const isActiveAdmin = (userId: Id) =>
  userColumn<boolean>(userId, sql`role = 'admin' and suspended_at is null and deleted_at is null`);

/** Ids of everybody with a role in the console: `user_id in ${staffIds}`. */
export const staffIds = sql<string>`(select id from users where role <> 'member')`;

const nameInMails = sql`coalesce(nullif(username, ''), split_part(email, '@', 1))`;
const nameOfSender = sql`coalesce(nullif(sender_name, ''), ${nameInMails})`;

function userColumn<Value>(userId: Id, value: RawBuilder<unknown>): RawBuilder<Value> {
  const id = typeof userId === 'string' ? sql.ref(userId) : userId;
  return sql<Value>`(select ${value} from users where users.id = ${id})`;
}

/**
 * For several columns of one author: `join ${authors} u on u.id = m.author_id`. Columns: id, email,
 * name (`authorName`), sender_name (`senderName`), time_zone, deleted, confirmed (the address),
 * created_at, preferences and locale (`readerOfUser`).
 */
export const authors = sql`(
  select id, email, ${nameInMails} as name, ${nameOfSender} as sender_name, time_zone,
    deleted_at is not null as deleted, email_verified_at is not null as confirmed, created_at,
    preferences, locale
  from users)`;

/** Accounts of real people, for counting: `${realUsers} where …`. Sample families are left out. */
export const realUsers = sql`from (select * from users where not sample) as real_users`;
