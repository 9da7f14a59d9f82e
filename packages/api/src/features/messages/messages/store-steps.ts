import { sql, type RawBuilder } from 'kysely';
import type { MessageStateName } from '@infinite/schema/catalogue/messages';
import type { Temporal } from 'temporal-polyfill';
import { MessageEntity, type Message } from '#features/messages/messages/message.entity.ts';
import { jsonRows } from '#platform/database/json-rows.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/** What the steps of the engine change of a message. */
export type SteppedMessage = Pick<
  Message,
  'id' | 'state' | 'occurrence' | 'scheduledAt' | 'remindedAt' | 'secondRemindedAt' | 'nextStepAt'
>;

/** One occurrence of a message. */
export interface MessageOccurrence {
  readonly messageId: string;
  /** ISO date. */
  readonly occurrence: string;
}

/** Stores the steps of locked messages in one statement. */
export async function storeSteps(
  em: EntityManager,
  messages: readonly SteppedMessage[],
): Promise<void> {
  // `updated_at` stays: it is the author's last change, and `plan` reads it as an answer.
  await rowsOf(
    em,
    sql`
      update messages m set
        state = o.state, occurrence = o.occurrence, scheduled_at = o.scheduled_at,
        reminded_at = o.reminded_at, second_reminded_at = o.second_reminded_at,
        next_step_at = o.next_step_at
      from jsonb_to_recordset(${jsonRows(messages)}) as o (
        id uuid, state text, occurrence date, scheduled_at timestamptz, reminded_at timestamptz,
        second_reminded_at timestamptz, next_step_at timestamptz)
      where m.id = o.id`,
  );
}

/** Changes the state of a message that is at this occurrence, and in the expected state. */
export async function changeState(
  em: EntityManager,
  { messageId, occurrence }: MessageOccurrence,
  { from, to, when = sql<boolean>`true` }: StateChange,
): Promise<void> {
  await tables(em, MessageEntity)
    .updateTable('messages')
    .set({ state: to })
    .where('id', '=', messageId)
    .where('state', '=', from)
    .where('occurrence', '=', occurrence)
    .where(when)
    .execute();
}

interface StateChange {
  readonly from: MessageStateName;
  readonly to: MessageStateName;
  /** A further condition. */
  readonly when?: RawBuilder<boolean>;
}

/** A delivery bounced: a message that counted as delivered failed, and another is planned again. */
export async function storeBounce(
  em: EntityManager,
  { messageId, occurrence }: MessageOccurrence,
  now: Temporal.Instant,
): Promise<void> {
  await rowsOf(
    em,
    sql`
      update messages set
        state = case when state = 'DELIVERED' then 'FAILED' else state end,
        next_step_at = case when state = 'DELIVERING' then ${now} else next_step_at end
      where id = ${messageId} and occurrence = ${occurrence}
        and state in ('DELIVERED', 'DELIVERING')`,
  );
}

/**
 * Messages that were finished are being delivered again.
 * @param occurrences selects message ids and dates
 */
export async function resumeMessages(
  em: EntityManager,
  occurrences: RawBuilder<unknown>,
  now: Temporal.Instant,
): Promise<void> {
  await rowsOf(
    em,
    sql`
      update messages set state = 'DELIVERING', next_step_at = ${now}
      where (id, occurrence) in (${occurrences}) and state in ('DELIVERED', 'FAILED')`,
  );
}
