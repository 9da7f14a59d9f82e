import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { MessageFacts } from '#features/messages/delivery/message-facts.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { jsonRows } from '#platform/database/json-rows.ts';
import { rowsOf } from '#platform/database/tables.ts';
import {
  currentRecipients,
  lockMessagesDue,
  messagesDue,
  plannedRow,
  readTrigger,
  type PlannedRow,
} from '#features/messages/messages/index.ts';

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
  return messagesDue(em, now, limit, ofFamilies(only));
}

/** Limits a statement to real families, or to one family with a clock of its own. */
export function ofFamilies(only: string | undefined, of = ''): RawBuilder<boolean> {
  if (only === undefined) return isOfRealFamily(of);
  return sql<boolean>`${sql.ref(of ? `${of}.family_id` : 'family_id')} = ${only}`;
}

/**
 * Locks those that are still due, skips what another worker has locked, and loads the facts for
 * `plan`.
 */
export async function lockDueMessages(
  em: EntityManager,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<PlannedMessage[]> {
  return withFacts(em, await lockMessagesDue(em, ids, now));
}

/** A message that the caller has locked, as the engine sees it. */
export async function plannedMessage(
  em: EntityManager,
  id: string,
): Promise<PlannedMessage | undefined> {
  const row = await plannedRow(em, id);
  return row && (await withFacts(em, [row]))[0];
}

async function withFacts(
  em: EntityManager,
  messages: readonly PlannedRow[],
): Promise<PlannedMessage[]> {
  if (messages.length === 0) return [];
  const keys = jsonRows(
    messages.map(({ familyId, id, occurrence }) => ({ familyId, id, occurrence })),
  );
  const recipients = await rowsOf(
    em,
    sql<RecipientRow>`
      select r.message_id, r.id, r.name, r.email, r.time_zone,
        (select max(d.occurrence)::text from deliveries d
          where d.message_id = r.message_id and d.recipient_id = r.id) as begun
      from ${currentRecipients(keys)} r order by r.position, r.id`,
  );
  const progress = await rowsOf(
    em,
    sql<ProgressRow>`
      select k.id, max(d.occurrence)::text as begun,
        count(*) filter (
          where d.occurrence = k.occurrence and d.state in ('WAITING', 'SENDING'))::int as open,
        count(*) filter (
          where d.occurrence = k.occurrence and d.state = 'FAILED')::int as failed,
        count(*) filter (
          where d.occurrence = k.occurrence and d.state = 'UNRESOLVED')::int as unresolved,
        count(*) filter (
          where d.occurrence = k.occurrence and d.state = 'CANCELLED')::int as stopped
      from jsonb_to_recordset(${keys}) as k (family_id uuid, id uuid, occurrence date)
      join deliveries d on d.family_id = k.family_id and d.message_id = k.id
      group by k.id`,
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
  row: PlannedRow,
  people: readonly RecipientRow[],
  progress?: ProgressRow,
): MessageFacts {
  return {
    state: row.state,
    trigger: readTrigger(row),
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
