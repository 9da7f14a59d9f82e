import { webhookLimits, webhookPayloadVersion } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { signedHeaders } from '#features/integrations/webhooks/endpoint-secret.ts';
import { markAttempt } from '#features/integrations/webhooks/mark-attempt.ts';
import { rowsOf } from '#features/integrations/webhooks/webhook-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { postOutside } from '#platform/http/outbound/post-outside.ts';

/** At once in one job; of one endpoint fewer, so that a slow receiver does not hold up others. */
const batch = 16;
const perEndpoint = 4;

/** Makes one attempt at each of a batch of due deliveries. @returns how many there were */
export async function sendWebhooks(ctx: RequestContext): Promise<number> {
  const claimed = await claimDue(ctx);
  await Promise.all(
    // Each has an entity manager of its own: they run side by side.
    claimed.map((delivery) => attempt({ ...ctx, em: ctx.app.orm.em.fork() }, delivery)),
  );
  return claimed.length;
}

/**
 * A claimed delivery is due again when its lease ends: if this process dies meanwhile, another
 * sends it once more under the same webhook-id.
 */
function claimDue(ctx: RequestContext): Promise<ClaimedRow[]> {
  const now = ctx.clock.now();
  const lease = now.add({ seconds: webhookLimits.leaseSeconds });
  return rowsOf(
    ctx.em,
    sql<ClaimedRow>`
      with ranked as (
        select d.id, row_number() over (partition by d.endpoint_id order by d.next_attempt_at) as place
        from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.enabled
        where d.state = 'WAITING' and d.next_attempt_at <= ${now.toString()}
      ), due as (
        select d.id from webhook_deliveries d
        where d.id in (select id from ranked where place <= ${perEndpoint})
          and d.state = 'WAITING' and d.next_attempt_at <= ${now.toString()}
        order by d.next_attempt_at, d.id limit ${batch} for update skip locked
      )
      update webhook_deliveries d
        set attempts = d.attempts + 1, next_attempt_at = ${lease.toString()}
      from due, webhook_endpoints e, webhook_events v
      where d.id = due.id and e.id = d.endpoint_id and v.id = d.event_id
      returning d.id, d.endpoint_id, d.attempts, e.url, e.wrapped_secret,
        case when e.old_secret_until > ${now.toString()} then e.old_wrapped_secret end
          as old_wrapped_secret,
        v.id as event_id, v.type, v.at, v.data`,
  );
}

async function attempt(ctx: RequestContext, row: ClaimedRow): Promise<void> {
  const body = JSON.stringify({
    type: row.type,
    version: webhookPayloadVersion,
    timestamp: instantFrom(row.at).toString(),
    data: row.data,
  });
  const at = ctx.clock.now();
  const began = performance.now();
  const outcome = await postOutside({
    url: row.url,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Infinite-Connections-Webhooks/1',
      ...signedHeaders(ctx.app, row, { id: row.event_id, at, body }),
    },
    body,
    timeoutMs: webhookLimits.timeoutMs,
    readBytes: webhookLimits.answerReadBytes,
    keptBytes: webhookLimits.answerKeptBytes,
    toLocalhost: ctx.app.config.webhooksToLocalhost,
  });
  await markAttempt(ctx, {
    deliveryId: row.id,
    endpointId: row.endpoint_id,
    attempt: row.attempts,
    at,
    durationMs: Math.round(performance.now() - began),
    outcome,
  });
}

interface ClaimedRow {
  id: string;
  endpoint_id: string;
  attempts: number;
  url: string;
  wrapped_secret: Buffer;
  old_wrapped_secret: Buffer | null;
  event_id: string;
  type: string;
  at: Date | string;
  data: unknown;
}
