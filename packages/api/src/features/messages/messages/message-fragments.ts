import type { Locale } from '@infinite/schema/locale/locales';
import { sql, type RawBuilder } from 'kysely';

/** The author of a message, as a value in SQL; `id` is a column, as in `d.message_id`. */
export function authorOfMessage(id: string): RawBuilder<string> {
  return sql<string>`(select author_id from messages where id = ${sql.ref(id)})`;
}

/** The state of a message, as a value in SQL; `id` is a column. */
export function stateOfMessage(id: string): RawBuilder<string> {
  return sql<string>`(select state from messages where id = ${sql.ref(id)})`;
}

/** How many recipients a message has now, as a value in SQL; both are columns. */
export function recipientCount(familyId: string, messageId: string): RawBuilder<number> {
  return sql<number>`
    (select count(*) from message_recipients r
      where r.family_id = ${sql.ref(familyId)} and r.message_id = ${sql.ref(messageId)}
        and r.removed_at is null)`;
}

/**
 * The language of a recipient, as a value in SQL: as they chose, or else as the author chose for them,
 * or null. Both are columns.
 */
export function localeOfRecipient(familyId: string, id: string): RawBuilder<Locale | null> {
  return sql<Locale | null>`
    (select coalesce(r.own_locale, r.locale) from message_recipients r
      where r.family_id = ${sql.ref(familyId)} and r.id = ${sql.ref(id)})`;
}

/** The content of messages with the recordings in order: `family_id`, `id`, `author_id`, … */
export const messageContents = sql`
  (select m.family_id, m.id, m.author_id, m.title, m.body, m.sealed_body,
    array(select a.recording_id from message_attachments a
      where a.family_id = m.family_id and a.message_id = m.id order by a.position) as recording_ids
  from messages m)`;

/**
 * The recipients that messages have now: `message_id`, `id`, `name`, `email`, `time_zone`,
 * `position`.
 * @param keys rows of `family_id` and `id`, as `jsonRows` writes them
 */
export function currentRecipients(keys: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    (select r.message_id, r.id, r.name, r.email, r.time_zone, r.position
    from jsonb_to_recordset(${keys}) as m (family_id uuid, id uuid)
    join message_recipients r on r.family_id = m.family_id and r.message_id = m.id
    where r.removed_at is null)`;
}

/** Messages and their authors, to join: `family_id`, `id`, `author_id`, `state`. */
export const messageAuthors = sql`(select family_id, id, author_id, state from messages)`;
