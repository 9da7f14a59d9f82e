import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { RequestContext } from '#context.ts';
import { findEndpoint } from '#features/integrations/webhooks/find-endpoint.ts';
import { orNull, rowsOf } from '#features/integrations/webhooks/webhook-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { AppError } from '#platform/errors/app-error.ts';

export type WebhookDeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED';

/** One event on its way to one endpoint. */
export interface WebhookDelivery {
  readonly id: string;
  /** The webhook-id, the same at every attempt. */
  readonly eventId: string;
  readonly type: string;
  readonly state: WebhookDeliveryState;
  readonly attempts: number;
  readonly createdAt: Temporal.Instant;
  readonly nextAttemptAt: Temporal.Instant | null;
  readonly deliveredAt: Temporal.Instant | null;
  readonly lastStatus: number | null;
  readonly problem: string | null;
  /** The event's data, as JSON. */
  readonly data: string;
}

export interface DeliveryPage {
  readonly nodes: WebhookDelivery[];
  readonly hasNextPage: boolean;
}

interface ListOptions {
  endpointId: string;
  state?: WebhookDeliveryState | null;
  first?: number | null;
  after?: string | null;
}

/** Newest first. The cursor is the id, which sorts by the time of its making. */
export async function listDeliveries(
  ctx: RequestContext,
  { endpointId, state, first, after }: ListOptions,
): Promise<DeliveryPage> {
  await findEndpoint(ctx, endpointId);
  if (after && !z.guid().safeParse(after).success) throw new AppError('INVALID_INPUT');
  const size = Math.min(Math.max(first ?? webhookLimits.listPage, 1), webhookLimits.listPageMax);
  const rows = await rowsOf(
    ctx.em,
    sql<DeliveryRow>`
      ${select} where d.endpoint_id = ${endpointId}
        ${after ? sql`and d.id < ${after}` : sql``}
        ${state ? sql`and d.state = ${state}` : sql``}
      order by d.id desc limit ${size + 1}`,
  );
  return { nodes: rows.slice(0, size).map(deliveryFrom), hasNextPage: rows.length > size };
}

/** The caller has been found to manage its endpoint. */
export async function findDelivery(ctx: RequestContext, id: string): Promise<WebhookDelivery> {
  const [row] = await rowsOf(ctx.em, sql<DeliveryRow>`${select} where d.id = ${id}`);
  if (!row) throw new AppError('NOT_FOUND');
  return deliveryFrom(row);
}

/** @throws AppError NOT_FOUND */
export async function endpointOfDelivery(ctx: RequestContext, id: string): Promise<string> {
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const [row] = await rowsOf(
    ctx.em,
    sql<{ endpoint_id: string }>`select endpoint_id from webhook_deliveries where id = ${id}`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  return row.endpoint_id;
}

const select = sql`
  select d.id, d.event_id, v.type, d.state, d.attempts, d.created_at, d.next_attempt_at,
    d.delivered_at, d.last_status, d.problem, v.data::text as data
  from webhook_deliveries d join webhook_events v on v.id = d.event_id`;

interface DeliveryRow {
  id: string;
  event_id: string;
  type: string;
  state: WebhookDeliveryState;
  attempts: number;
  created_at: Date | string;
  next_attempt_at: Date | string | null;
  delivered_at: Date | string | null;
  last_status: number | null;
  problem: string | null;
  data: string;
}

function deliveryFrom(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    eventId: row.event_id,
    type: row.type,
    state: row.state,
    attempts: row.attempts,
    createdAt: instantFrom(row.created_at),
    nextAttemptAt: orNull(row.next_attempt_at),
    deliveredAt: orNull(row.delivered_at),
    lastStatus: row.last_status,
    problem: row.problem,
    data: row.data,
  };
}
