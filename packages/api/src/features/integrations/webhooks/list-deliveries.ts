import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { findEndpoint } from '#features/integrations/webhooks/find-endpoint.ts';
import {
  WebhookDeliveryEntity,
  WebhookEventEntity,
  type WebhookDeliveryState,
} from '#features/integrations/webhooks/webhook-delivery.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

export type WebhookDelivery = Awaited<ReturnType<typeof findDelivery>>;

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

/** Newest first. The cursor is the id, which sorts by creation time. */
export async function listDeliveries(
  ctx: RequestContext,
  { endpointId, state, first, after }: ListOptions,
): Promise<DeliveryPage> {
  await findEndpoint(ctx, endpointId);
  if (after && !z.guid().safeParse(after).success) throw new AppError('INVALID_INPUT');
  const size = Math.min(Math.max(first ?? webhookLimits.listPage, 1), webhookLimits.listPageMax);
  let query = deliveries(ctx)
    .where('d.endpointId', '=', endpointId)
    .orderBy('d.id', 'desc')
    .limit(size + 1);
  if (after) query = query.where('d.id', '<', after);
  if (state) query = query.where('d.state', '=', state);
  const rows = await query.execute();
  return { nodes: rows.slice(0, size), hasNextPage: rows.length > size };
}

/** The caller has been found to manage its endpoint. @throws AppError NOT_FOUND */
export async function findDelivery(ctx: RequestContext, id: string) {
  const delivery = await deliveries(ctx).where('d.id', '=', id).executeTakeFirst();
  if (!delivery) throw new AppError('NOT_FOUND');
  return delivery;
}

/** @throws AppError NOT_FOUND */
export async function endpointOfDelivery(ctx: RequestContext, id: string): Promise<string> {
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const row = await tables(ctx.em, WebhookDeliveryEntity)
    .selectFrom('webhook_deliveries')
    .select('endpointId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row.endpointId;
}

function deliveries(ctx: RequestContext) {
  return tables(ctx.em, WebhookDeliveryEntity, WebhookEventEntity)
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as v', 'v.id', 'd.eventId')
    .select([
      'd.id',
      'd.eventId',
      'v.type',
      'd.state',
      'd.attempts',
      'd.createdAt',
      'd.nextAttemptAt',
      'd.deliveredAt',
      'd.lastStatus',
      'd.problem',
      // The API shows it as it is stored.
      sql<string>`v.data::text`.as('data'),
    ]);
}
