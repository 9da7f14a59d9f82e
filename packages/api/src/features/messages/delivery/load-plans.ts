import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import type { MessageFacts, MessageState } from '#features/messages/delivery/message-facts.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { jsonRows } from '#features/messages/delivery/json-rows.ts';
import { rowsOf } from '#platform/database/tables.ts';

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
      where next_step_at is not null and next_step_at <= ${now}
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
      where id = any(${[...ids]}::uuid[]) and next_step_at <= ${now}
      order by next_step_at, id for update skip locked`,
  );
  return withFacts(em, messages);
}

/** A message that the caller has locked, as the engine sees it. */
export async function plannedMessage(
  em: EntityManager,
  id: string,
): Promise<PlannedMessage | undefined> {
  const rows = await rowsOf(em, sql<MessageRow>`select ${columns} from messages where id = ${id}`);
  return (await withFacts(em, rows))[0];
}

const columns = sql`
  family_id, id, author_id, state, trigger_kind, local_date::text, local_time::text, time_zone,
  recurrence, until_year, leap_day_rule, occasion, moved_occurrence, scheduled_at, updated_at,
  occurrence::text, confirmed_occurrence::text, reminded_at, second_reminded_at`;

async function withFacts(
  em: EntityManager,
  messages: readonly MessageRow[],
): Promise<PlannedMessage[]> {
  if (messages.length === 0) return [];
  const keys = jsonRows(messages.map(({ familyId, id }) => ({ familyId, id })));
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
  const recipientsOf = Map.groupBy(recipients, (row) => row.messageId);
  return messages.map((row) => {
    const people = recipientsOf.get(row.id) ?? [];
    return {
      familyId: row.familyId,
      id: row.id,
      authorId: row.authorId,
      facts: factsOf(row, people, progressOf.get(row.id)),
      recipients: people.map(({ id, name, email, timeZone }) => ({
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
    armedAt: row.scheduledAt,
    updatedAt: row.updatedAt,
    occurrence: row.occurrence,
    confirmedOccurrence: row.confirmedOccurrence,
    remindedAt: row.remindedAt,
    secondRemindedAt: row.secondRemindedAt,
    begunOccurrence: progress?.begun ?? null,
    people: people.map(({ id, timeZone, begun }) => ({ id, timeZone, begun })),
    open: progress?.open ?? 0,
    failed: progress?.failed ?? 0,
    unresolved: progress?.unresolved ?? 0,
    stopped: progress?.stopped ?? 0,
  };
}

function triggerOf(row: MessageRow): Trigger | null {
  if (!row.triggerKind || !row.timeZone) return null;
  return {
    kind: row.triggerKind,
    localDate: row.localDate,
    localTime: row.localTime?.slice(0, 5) ?? null,
    timeZone: row.timeZone,
    recurrence: row.recurrence,
    untilYear: row.untilYear,
    leapDayRule: row.leapDayRule,
    occasion: row.occasion,
    moved: row.movedOccurrence,
  };
}

interface MessageRow {
  familyId: string;
  id: string;
  authorId: string;
  state: MessageState;
  triggerKind: Trigger['kind'] | null;
  localDate: string | null;
  localTime: string | null;
  timeZone: string | null;
  recurrence: Trigger['recurrence'];
  untilYear: number | null;
  leapDayRule: Trigger['leapDayRule'];
  occasion: string | null;
  movedOccurrence: Trigger['moved'];
  scheduledAt: Temporal.Instant | null;
  updatedAt: Temporal.Instant;
  occurrence: string | null;
  confirmedOccurrence: string | null;
  remindedAt: Temporal.Instant | null;
  secondRemindedAt: Temporal.Instant | null;
}

interface RecipientRow {
  messageId: string;
  id: string;
  name: string;
  email: string;
  timeZone: string | null;
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
