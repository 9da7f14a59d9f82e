import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export type WebhookDeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED';

export const WebhookEventEntity = defineEntity({
  name: 'WebhookEvent',
  tableName: 'webhook_events',
  properties: {
    /** The webhook-id, the same at every attempt. */
    id: p.uuid().primary(),
    type: p.text(),
    at: instant(),
    data: p.json<object>(),
  },
});

/** One event on its way to one endpoint. */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: p.uuid().primary(),
    endpointId: p.uuid(),
    eventId: p.uuid(),
    state: p.text().$type<WebhookDeliveryState>(),
    attempts: p.integer().default(0),
    /** Set while it waits. */
    nextAttemptAt: instant().nullable(),
    createdAt: instant(),
    deliveredAt: instant().nullable(),
    lastStatus: p.integer().nullable(),
    problem: p.text().nullable(),
  },
});

/** One request to an endpoint, and its answer. */
export const WebhookAttemptEntity = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  properties: {
    id: p.uuid().primary(),
    deliveryId: p.uuid(),
    at: instant(),
    durationMs: p.integer(),
    status: p.integer().nullable(),
    problem: p.text().nullable(),
    answer: p.text(),
  },
});

export type LoggedAttempt = RowOf<typeof WebhookAttemptEntity>;
