import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import {
  instantOrNull,
  rowsOf,
  type DatabaseInstant,
} from '#features/messages/delivery/delivery-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

export type DeliveryState =
  | 'WAITING'
  | 'SENDING'
  | 'DELIVERED'
  | 'FAILED'
  /** Sent three times at most, and nobody could learn whether it arrived. At rest. */
  | 'UNRESOLVED'
  | 'CANCELLED';

/** One recipient's copy of one occurrence. */
export interface Delivery {
  familyId: string;
  id: string;
  messageId: string;
  recipientId: string;
  occurrence: string;
  state: DeliveryState;
  recipientName: string;
  address: string;
  timeZone: string;
  dueAt: Temporal.Instant;
  lateReason: string | null;
  attempts: number;
  linkVersion: number;
  /** When a mail with the present link may first have left: from then on the link opens. */
  linkSentAt: Temporal.Instant | null;
  /** When a person decided to leave an unresolved delivery as it is. */
  leftAsIsAt: Temporal.Instant | null;
  providerAnswer: string | null;
  problem: string | null;
  deliveredAt: Temporal.Instant | null;
  openedAt: Temporal.Instant | null;
  revokedAt: Temporal.Instant | null;
  /** Who closed the link, when `revokedAt` is set. */
  closedBy: 'AUTHOR' | 'RECIPIENT' | null;
}

export async function findDelivery(
  ctx: RequestContext,
  id: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<Delivery | undefined> {
  const rows = await rowsOf(
    ctx.em,
    sql<DeliveryRow>`select ${columns} from deliveries where id = ${id} ${lock}`,
  );
  return rows[0] && deliveryFrom(rows[0]);
}

/** The delivery behind a recipient's link; the caller has only the hash of its token. */
export async function findDeliveryByToken(
  ctx: RequestContext,
  tokenHash: string,
): Promise<Delivery | undefined> {
  const rows = await rowsOf(
    ctx.em,
    sql<DeliveryRow>`select ${columns} from deliveries where token_hash = ${tokenHash}`,
  );
  return rows[0] && deliveryFrom(rows[0]);
}

/** Deliveries of many messages at once, newest occurrence first. */
export async function deliveriesOfMessages(
  ctx: RequestContext,
  familyIds: readonly string[],
  messageIds: readonly string[],
): Promise<Delivery[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<DeliveryRow>`
      select ${columns} from deliveries
      where family_id = any(${[...familyIds]}::uuid[]) and message_id = any(${[...messageIds]}::uuid[])
      order by deliveries.occurrence desc, id`,
  );
  return rows.map(deliveryFrom);
}

const columns = sql`
  family_id, id, message_id, recipient_id, occurrence::text, state, recipient_name, address,
  time_zone, due_at, late_reason, attempts, link_version, link_sent_at, left_as_is_at,
  provider_answer, problem, delivered_at, opened_at, revoked_at, closed_by`;

interface DeliveryRow {
  family_id: string;
  id: string;
  message_id: string;
  recipient_id: string;
  occurrence: string;
  state: DeliveryState;
  recipient_name: string;
  address: string;
  time_zone: string;
  due_at: DatabaseInstant;
  late_reason: string | null;
  attempts: number;
  link_version: number;
  link_sent_at: DatabaseInstant | null;
  left_as_is_at: DatabaseInstant | null;
  provider_answer: string | null;
  problem: string | null;
  delivered_at: DatabaseInstant | null;
  opened_at: DatabaseInstant | null;
  revoked_at: DatabaseInstant | null;
  closed_by: Delivery['closedBy'];
}

function deliveryFrom(row: DeliveryRow): Delivery {
  return {
    familyId: row.family_id,
    id: row.id,
    messageId: row.message_id,
    recipientId: row.recipient_id,
    occurrence: row.occurrence,
    state: row.state,
    recipientName: row.recipient_name,
    address: row.address,
    timeZone: row.time_zone,
    dueAt: instantFrom(row.due_at),
    lateReason: row.late_reason,
    attempts: row.attempts,
    linkVersion: row.link_version,
    linkSentAt: instantOrNull(row.link_sent_at),
    leftAsIsAt: instantOrNull(row.left_as_is_at),
    providerAnswer: row.provider_answer,
    problem: row.problem,
    deliveredAt: instantOrNull(row.delivered_at),
    openedAt: instantOrNull(row.opened_at),
    revokedAt: instantOrNull(row.revoked_at),
    closedBy: row.closed_by,
  };
}
