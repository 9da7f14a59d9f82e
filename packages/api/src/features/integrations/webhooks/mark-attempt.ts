import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { ClaimedWebhook } from '#features/integrations/webhooks/claim-webhooks.ts';
import { sendWebhookNotice } from '#features/integrations/webhooks/jobs/send-webhook-notice.job.ts';
import type { WebhookOutcome } from '#features/integrations/webhooks/send-webhook.ts';
import { stopWaiting } from '#features/integrations/webhooks/stop-waiting.ts';
import { WebhookDeliveryEntity } from '#features/integrations/webhooks/webhook-delivery.entity.ts';
import {
  WebhookEndpointEntity,
  type Endpoint,
} from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Tried } from '#platform/outbox/definition.ts';

type Attempt = Tried<ClaimedWebhook, WebhookOutcome>;

/** Stores the outcome of an attempt, plans the next one, and switches off what only fails. */
export async function markAttempt(ctx: RequestContext, attempt: Attempt): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // The endpoint first, always: switching it off locks in the same order.
    const endpoint = await tables(tx.em, WebhookEndpointEntity)
      .selectFrom('webhook_endpoints')
      .select(['enabled', 'failingSince'])
      .where('id', '=', attempt.item.endpointId)
      .forNoKeyUpdate()
      .executeTakeFirst();
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
      select ${newId()}, d.id, ${outcome.at}, ${outcome.durationMs},
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
  const now = ctx.clock.now();
  const db = tables(ctx.em, WebhookEndpointEntity, WebhookDeliveryEntity);
  await db
    .updateTable('webhook_deliveries')
    .set({
      state: 'DELIVERED',
      nextAttemptAt: null,
      problem: null,
      deliveredAt: now,
      lastStatus: status,
    })
    .where('id', '=', item.id)
    .execute();
  await db
    .updateTable('webhook_endpoints')
    .set({ failingSince: null, lastSuccessAt: now })
    .where('id', '=', item.endpointId)
    .execute();
}

async function fail(
  ctx: RequestContext,
  item: ClaimedWebhook,
  endpoint: Pick<Endpoint, 'enabled' | 'failingSince'>,
  outcome: Exclude<WebhookOutcome, { kind: 'acknowledged' }>,
): Promise<void> {
  const now = ctx.clock.now();
  const next = outcome.retryAt ?? null;
  const status = statusOf(outcome);
  const problem = 'problem' in outcome.answer ? outcome.answer.problem : `STATUS_${status}`;
  const db = tables(ctx.em, WebhookEndpointEntity, WebhookDeliveryEntity);
  await db
    .updateTable('webhook_deliveries')
    .set({
      state: next === null ? 'FAILED' : 'WAITING',
      nextAttemptAt: next,
      lastStatus: status,
      problem,
    })
    .where('id', '=', item.id)
    .where('state', '=', 'WAITING')
    // Of two processes that both took it, the later attempt decides.
    .where('attempts', '=', item.attempts)
    .execute();
  const since = endpoint.failingSince ?? now;
  await db
    .updateTable('webhook_endpoints')
    .set({ failingSince: since })
    .where('id', '=', item.endpointId)
    .execute();
  const failingHours = since.until(now).total('hours');
  const reason =
    status === 410
      ? 'GONE'
      : failingHours >= webhookLimits.switchOffAfterHours
        ? 'FAILING'
        : undefined;
  if (!reason || !endpoint.enabled) return;
  await stopWaiting(ctx, item.endpointId, reason);
  await ctx.jobs.enqueue(ctx, sendWebhookNotice, { endpointId: item.endpointId });
}
