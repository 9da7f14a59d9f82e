import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import type { ClaimedWebhook } from '#features/integrations/webhooks/claim-webhooks.ts';
import { sendWebhookNotice } from '#features/integrations/webhooks/jobs/send-webhook-notice.job.ts';
import type { WebhookOutcome } from '#features/integrations/webhooks/send-webhook.ts';
import { stopWaiting } from '#features/integrations/webhooks/stop-waiting.ts';
import {
  endpointColumns,
  rowsOf,
  type EndpointRow,
} from '#features/integrations/webhooks/webhook-tables.ts';
import { newId } from '#platform/database/id.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Tried } from '#platform/outbox/definition.ts';

type Attempt = Tried<ClaimedWebhook, WebhookOutcome>;

/** Stores what came of an attempt, plans the next one, and switches off what only fails. */
export async function markAttempt(ctx: RequestContext, attempt: Attempt): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // The endpoint first, always: whoever switches it off locks in the same order.
    const [endpoint] = await rowsOf(
      tx.em,
      sql<EndpointRow>`
        select ${endpointColumns} from webhook_endpoints where id = ${attempt.item.endpoint_id}
        for no key update`,
    );
    if (!endpoint) return;
    await writeLog(tx, attempt);
    const { item, outcome } = attempt;
    if (outcome.kind === 'acknowledged') await succeed(tx, item, statusOf(outcome));
    else await fail(tx, item, endpoint, outcome);
  });
}

async function writeLog(ctx: RequestContext, { item, outcome }: Attempt): Promise<void> {
  const { answer } = outcome;
  const problem = 'problem' in answer ? answer.problem : null;
  await rowsOf(
    ctx.em,
    sql`
      insert into webhook_attempts (id, delivery_id, at, duration_ms, status, problem, answer)
      select ${newId()}, d.id, ${outcome.at.toString()}, ${outcome.durationMs},
        ${statusOf(outcome)}::int, ${problem}::text, ${'answer' in answer ? answer.answer : ''}
      from webhook_deliveries d where d.id = ${item.id}`,
  );
}

function statusOf({ answer }: WebhookOutcome): number | null {
  return 'status' in answer ? answer.status : null;
}

async function succeed(
  ctx: RequestContext,
  item: ClaimedWebhook,
  status: number | null,
): Promise<void> {
  const now = ctx.clock.now().toString();
  await rowsOf(
    ctx.em,
    sql`
      update webhook_deliveries set state = 'DELIVERED', next_attempt_at = null, problem = null,
        delivered_at = ${now}, last_status = ${status}::int
      where id = ${item.id}`,
  );
  await rowsOf(
    ctx.em,
    sql`
      update webhook_endpoints set failing_since = null, last_success_at = ${now}
      where id = ${item.endpoint_id}`,
  );
}

async function fail(
  ctx: RequestContext,
  item: ClaimedWebhook,
  endpoint: EndpointRow,
  outcome: Exclude<WebhookOutcome, { kind: 'acknowledged' }>,
): Promise<void> {
  const now = ctx.clock.now();
  const next = outcome.retryAt?.toString() ?? null;
  const status = statusOf(outcome);
  const problem = 'problem' in outcome.answer ? outcome.answer.problem : `STATUS_${status}`;
  // Of two processes that both took it, the later attempt decides.
  await rowsOf(
    ctx.em,
    sql`
      update webhook_deliveries set state = ${next === null ? 'FAILED' : 'WAITING'},
        next_attempt_at = ${next}::timestamptz, last_status = ${status}::int, problem = ${problem}
      where id = ${item.id} and state = 'WAITING' and attempts = ${item.attempts}`,
  );
  const since = endpoint.failing_since ? instantFrom(endpoint.failing_since) : now;
  await rowsOf(
    ctx.em,
    sql`
      update webhook_endpoints set failing_since = ${since.toString()}
      where id = ${item.endpoint_id}`,
  );
  const failingHours = since.until(now).total('hours');
  const reason =
    status === 410
      ? 'GONE'
      : failingHours >= webhookLimits.switchOffAfterHours
        ? 'FAILING'
        : undefined;
  if (!reason || !endpoint.enabled) return;
  await stopWaiting(ctx, item.endpoint_id, reason);
  await ctx.jobs.enqueue(ctx, sendWebhookNotice, { endpointId: item.endpoint_id });
}
