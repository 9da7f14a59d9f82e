import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The most of one endpoint at once, so that a slow receiver does not delay others. */
const perEndpoint = 4;

/** A delivery under a lease, and what its request needs. */
export interface ClaimedWebhook {
  id: string;
  endpointId: string;
  attempts: number;
  url: string;
  wrappedSecret: Buffer;
  oldWrappedSecret: Buffer | null;
  eventId: string;
  type: string;
  at: Temporal.Instant;
  data: unknown;
}

/**
 * A claimed delivery is due again when its lease ends: if this process dies meanwhile, another
 * sends it once more under the same webhook-id.
 */
export function claimWebhooks(ctx: RequestContext, count: number): Promise<ClaimedWebhook[]> {
  const now = ctx.clock.now();
  const lease = now.add({ seconds: webhookLimits.leaseSeconds });
  return rowsOf(
    ctx.em,
    sql<ClaimedWebhook>`
      with ranked as (
        select d.id, row_number() over (partition by d.endpoint_id order by d.next_attempt_at) as place
        from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.enabled
        where d.state = 'WAITING' and d.next_attempt_at <= ${now}
      ), due as (
        select d.id from webhook_deliveries d
        where d.id in (select id from ranked where place <= ${perEndpoint})
          and d.state = 'WAITING' and d.next_attempt_at <= ${now}
        order by d.next_attempt_at, d.id limit ${count} for update skip locked
      )
      update webhook_deliveries d
        set attempts = d.attempts + 1, next_attempt_at = ${lease}
      from due, webhook_endpoints e, webhook_events v
      where d.id = due.id and e.id = d.endpoint_id and v.id = d.event_id
      returning d.id, d.endpoint_id, d.attempts, e.url, e.wrapped_secret,
        case when e.old_secret_until > ${now} then e.old_wrapped_secret end
          as old_wrapped_secret,
        v.id as event_id, v.type, v.at, v.data`,
  );
}

export async function nextWebhookDue(ctx: RequestContext): Promise<Temporal.Instant | null> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ at: Temporal.Instant | null }>`
      select min(next_attempt_at) as at from webhook_deliveries where state = 'WAITING'`,
  );
  return row?.at ?? null;
}

/** An event that was stored while its endpoint was being switched off would wait forever. */
export async function failSwitchedOff(ctx: RequestContext): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`
      update webhook_deliveries d set state = 'FAILED', next_attempt_at = null,
        problem = 'SWITCHED_OFF'
      from webhook_endpoints e
      where d.state = 'WAITING' and d.next_attempt_at <= ${ctx.clock.now()}
        and e.id = d.endpoint_id and not e.enabled`,
  );
}
