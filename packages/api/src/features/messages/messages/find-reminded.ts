import type { Trigger } from '@infinite/schema/schedule/trigger';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { authors } from '#features/people/identity/index.ts';
import { wrappedKeyOf } from '#features/people/families/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** A message whose author is asked about its next delivery, and what the mail to them says. */
export interface RemindedMessage {
  readonly familyId: string;
  readonly messageId: string;
  readonly title: string;
  readonly localTime: string;
  readonly movedOccurrence: Trigger['moved'];
  /** The time zones of its recipients, or its own. */
  readonly clocks: readonly string[];
  readonly wrappedKey: Buffer;
  /** When this reminder fell due. */
  readonly askedAt: Temporal.Instant;
  /** Whether there was a first reminder. */
  readonly wasReminded: boolean;
  readonly authorName: string;
  readonly authorEmail: string;
  /** Of the author, for `readerOfUser`. */
  readonly preferences: string;
  readonly locale: string;
  /** Names, in order. */
  readonly recipients: string[];
}

/** The message while it is in this state for this occurrence and its author has not confirmed. */
export async function findReminded(
  em: EntityManager,
  { messageId, occurrence }: { messageId: string; occurrence: string },
  state: 'REMINDED' | 'SECOND_REMINDED',
): Promise<RemindedMessage | undefined> {
  const [row] = await rowsOf(
    em,
    sql<RemindedMessage>`
      select m.family_id, m.title, m.local_time::text, m.moved_occurrence,
        ${wrappedKeyOf('m.family_id')} as wrapped_key, m.reminded_at is not null as was_reminded,
        case when ${state === 'REMINDED'} then m.reminded_at else m.second_reminded_at end as asked_at,
        u.name as author_name, u.email as author_email, u.preferences, u.locale, m.id as message_id,
        array(select r.name from message_recipients r
          where r.family_id = m.family_id and r.message_id = m.id and r.removed_at is null
          order by r.position) as recipients,
        coalesce((select array_agg(distinct coalesce(r.time_zone, m.time_zone)) from message_recipients r
          where r.family_id = m.family_id and r.message_id = m.id and r.removed_at is null),
          array[m.time_zone]) as clocks
      from messages m
      join ${authors} u on u.id = m.author_id
      where m.id = ${messageId} and m.occurrence = ${occurrence} and m.state = ${state}
        and m.confirmed_occurrence is distinct from m.occurrence`,
  );
  return row;
}
