import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import {
  asJson,
  instantOrNull,
  rowsOf,
  type DatabaseInstant,
} from '#features/messages/delivery/delivery-tables.ts';
import type { MessageFacts, MessageState } from '#features/messages/delivery/message-facts.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { EntityManager } from '#platform/database/orm.ts';

/** A message as the engine sees it, locked until the transaction ends. */
export interface PlannedMessage {
  familyId: string;
  id: string;
  authorId: string;
  facts: MessageFacts;
  recipients: { id: string; name: string; email: string; timeZone: string | null }[];
}

/** Ids of messages whose next step has come, in the order in which they fell due. */
export async function dueMessageIds(
  em: EntityManager,
  now: Temporal.Instant,
  limit: number,
  only?: string,
): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`
      select id from messages
      where next_step_at is not null and next_step_at <= ${now.toString()}
        and ${ofFamilies(only)}
      order by next_step_at, id limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

/** Of every real family; or of one alone, whose time is told apart from everybody's. */
export function ofFamilies(only: string | undefined, of = ''): RawBuilder<boolean> {
  if (only === undefined) return isOfRealFamily(of);
  return sql<boolean>`${sql.ref(of ? `${of}.family_id` : 'family_id')} = ${only}`;
}

/** Locks those that are still due, leaving what another worker holds, and reads what decides. */
export async function lockDueMessages(
  em: EntityManager,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<PlannedMessage[]> {
  const messages = await rowsOf(
    em,
    sql<MessageRow>`
      select ${columns} from messages
      where id = any(${[...ids]}::uuid[]) and next_step_at <= ${now.toString()}
      order by next_step_at, id for update skip locked`,
  );
  return withWhatDecides(em, messages);
}

/** A message that the caller has locked, as the engine sees it. */
export async function plannedMessage(
  em: EntityManager,
  id: string,
): Promise<PlannedMessage | undefined> {
  const rows = await rowsOf(em, sql<MessageRow>`select ${columns} from messages where id = ${id}`);
  return (await withWhatDecides(em, rows))[0];
}

const columns = sql`
  family_id, id, author_id, state, trigger_kind, local_date::text, local_time::text, time_zone,
  recurrence, until_year, leap_day_rule, occasion, moved_occurrence, scheduled_at, updated_at,
  occurrence::text, confirmed_occurrence::text, reminded_at, second_reminded_at`;

async function withWhatDecides(
  em: EntityManager,
  messages: readonly MessageRow[],
): Promise<PlannedMessage[]> {
  if (messages.length === 0) return [];
  const keys = asJson(messages.map(({ family_id, id }) => ({ family_id, id })));
  const recipients = await rowsOf(
    em,
    sql<RecipientRow>`
      select r.message_id, r.id, r.name, r.email, r.time_zone,
        (select max(d.occurrence)::text from deliveries d
          where d.message_id = r.message_id and d.recipient_id = r.id) as begun
      from jsonb_to_recordset(${keys}) as m (family_id uuid, id uuid)
      join message_recipients r on r.family_id = m.family_id and r.message_id = m.id
      where r.removed_at is null order by r.position, r.id`,
  );
  const progress = await rowsOf(
    em,
    sql<ProgressRow>`
      select m.id, max(d.occurrence)::text as begun,
        count(*) filter (
          where d.occurrence = m.occurrence and d.state in ('WAITING', 'SENDING'))::int as open,
        count(*) filter (
          where d.occurrence = m.occurrence and d.state = 'FAILED')::int as failed,
        count(*) filter (
          where d.occurrence = m.occurrence and d.state = 'UNRESOLVED')::int as unresolved,
        count(*) filter (
          where d.occurrence = m.occurrence and d.state = 'CANCELLED')::int as stopped
      from jsonb_to_recordset(${keys}) as k (family_id uuid, id uuid)
      join messages m on m.id = k.id
      join deliveries d on d.family_id = k.family_id and d.message_id = k.id
      group by m.id`,
  );
  const progressOf = new Map(progress.map((row) => [row.id, row]));
  const recipientsOf = Map.groupBy(recipients, (row) => row.message_id);
  return messages.map((row) => {
    const people = recipientsOf.get(row.id) ?? [];
    return {
      familyId: row.family_id,
      id: row.id,
      authorId: row.author_id,
      facts: factsOf(row, people, progressOf.get(row.id)),
      recipients: people.map(({ id, name, email, time_zone: timeZone }) => ({
        id,
        name,
        email,
        timeZone,
      })),
    };
  });
}

function factsOf(
  row: MessageRow,
  people: readonly RecipientRow[],
  progress?: ProgressRow,
): MessageFacts {
  return {
    state: row.state,
    trigger: triggerOf(row),
    armedAt: instantOrNull(row.scheduled_at),
    updatedAt: instantFrom(row.updated_at),
    occurrence: row.occurrence,
    confirmedOccurrence: row.confirmed_occurrence,
    remindedAt: instantOrNull(row.reminded_at),
    secondRemindedAt: instantOrNull(row.second_reminded_at),
    begunOccurrence: progress?.begun ?? null,
    people: people.map(({ id, time_zone: timeZone, begun }) => ({ id, timeZone, begun })),
    open: progress?.open ?? 0,
    failed: progress?.failed ?? 0,
    unresolved: progress?.unresolved ?? 0,
    stopped: progress?.stopped ?? 0,
  };
}

function triggerOf(row: MessageRow): Trigger | null {
  if (!row.trigger_kind || !row.time_zone) return null;
  return {
    kind: row.trigger_kind,
    localDate: row.local_date,
    localTime: row.local_time?.slice(0, 5) ?? null,
    timeZone: row.time_zone,
    recurrence: row.recurrence,
    untilYear: row.until_year,
    leapDayRule: row.leap_day_rule,
    occasion: row.occasion,
    moved: row.moved_occurrence,
  };
}

interface MessageRow {
  family_id: string;
  id: string;
  author_id: string;
  state: MessageState;
  trigger_kind: Trigger['kind'] | null;
  local_date: string | null;
  local_time: string | null;
  time_zone: string | null;
  recurrence: Trigger['recurrence'];
  until_year: number | null;
  leap_day_rule: Trigger['leapDayRule'];
  occasion: string | null;
  moved_occurrence: Trigger['moved'];
  scheduled_at: DatabaseInstant | null;
  updated_at: DatabaseInstant;
  occurrence: string | null;
  confirmed_occurrence: string | null;
  reminded_at: DatabaseInstant | null;
  second_reminded_at: DatabaseInstant | null;
}

interface RecipientRow {
  message_id: string;
  id: string;
  name: string;
  email: string;
  time_zone: string | null;
  begun: string | null;
}

interface ProgressRow {
  id: string;
  begun: string;
  open: number;
  failed: number;
  unresolved: number;
  stopped: number;
}
