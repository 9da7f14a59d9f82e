import type { WebhookData, WebhookType } from '@infinite/schema/webhooks/webhook-event';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { mayGetEvent } from '#features/integrations/webhooks/event-filters.ts';
import { wakeWebhooks } from '#features/integrations/webhooks/wake-webhooks.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface EventOf<Type extends WebhookType> {
  readonly type: Type;
  readonly at: Temporal.Instant;
  /** Null: of the whole product, sent to its own webhooks only. */
  readonly familyId: string | null;
  /** Of a message, which is its author's alone: no other member of the family gets the event. */
  readonly messageId?: string;
  /** Ids, states and instants; no words, names or addresses. */
  readonly data: WebhookData<Type>;
}

export type WebhookEvent = { [Type in WebhookType]: EventOf<Type> }[WebhookType];

/**
 * Queues the event for every endpoint that wants it. Call it in the transaction of the cause, so
 * that both are stored or neither.
 */
export function emitWebhook(ctx: RequestContext, event: WebhookEvent): Promise<void> {
  return emitWebhooks(ctx, [event]);
}

/** Whether any endpoint is enabled; for statements that prepare many events. */
export const anyWebhook = sql`exists (select 1 from webhook_endpoints where enabled)`;

/** One statement for many events; an event that no endpoint wants is not stored. */
export async function emitWebhooks(
  ctx: RequestContext,
  events: readonly WebhookEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const now = ctx.clock.now();
  const given = events.map((event) => ({
    id: newId(),
    type: event.type,
    at: event.at,
    family_id: event.familyId,
    message_id: event.messageId ?? null,
    data: event.data,
  }));
  const stored = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (id uuid, type text,
          at timestamptz, family_id uuid, message_id uuid, data jsonb)
      ), wanted as (
        select g.*, e.id as endpoint_id from given g
        join webhook_endpoints e on e.enabled and g.type = any(e.events)
          and (e.family_id is null or e.family_id = g.family_id)
        where ${mayGetEvent(ctx.app)}
      ), kept as (
        insert into webhook_events (id, type, at, data)
        select distinct on (id) id, type, at, data from wanted
      )
      insert into webhook_deliveries (id, endpoint_id, event_id, state, next_attempt_at, created_at)
      select uuidv7(), endpoint_id, id, 'WAITING', ${now}, ${now} from wanted
      returning id`,
  );
  if (stored.length > 0) await wakeWebhooks(ctx);
}
