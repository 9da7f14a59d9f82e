import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { sendWebhookNotice } from '#features/integrations/webhooks/jobs/send-webhook-notice.job.ts';
import { stopWaiting } from '#features/integrations/webhooks/stop-waiting.ts';
import {
  endpointColumns,
  rowsOf,
  type EndpointRow,
} from '#features/integrations/webhooks/webhook-tables.ts';
import { newId } from '#platform/database/id.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { OutsideAnswer } from '#platform/http/outbound/post-outside.ts';

export interface Attempt {
  readonly deliveryId: string;
  readonly endpointId: string;
  /** Which one, from 1. */
  readonly attempt: number;
  readonly at: Temporal.Instant;
  readonly durationMs: number;
  readonly outcome: OutsideAnswer;
}

/** Stores what came of an attempt, plans the next one, and switches off what only fails. */
export async function markAttempt(ctx: RequestContext, attempt: Attempt): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // The endpoint first, always: whoever switches it off locks in the same order.
    const [endpoint] = await rowsOf(
      tx.em,
      sql<EndpointRow>`
        select ${endpointColumns} from webhook_endpoints where id = ${attempt.endpointId}
        for no key update`,
    );
    if (!endpoint) return;
    await writeLog(tx, attempt);
    const status = 'status' in attempt.outcome ? attempt.outcome.status : null;
    if (status !== null && status >= 200 && status < 300) await succeed(tx, attempt, status);
    else await fail(tx, attempt, endpoint, status);
  });
}

async function writeLog(ctx: RequestContext, attempt: Attempt): Promise<void> {
  const { outcome } = attempt;
  const [status, problem, answer] =
    'status' in outcome ? [outcome.status, null, outcome.answer] : [null, outcome.problem, ''];
  await rowsOf(
    ctx.em,
    sql`
      insert into webhook_attempts (id, delivery_id, at, duration_ms, status, problem, answer)
      select ${newId()}, d.id, ${attempt.at.toString()}, ${attempt.durationMs}, ${status}::int,
        ${problem}::text, ${answer}
      from webhook_deliveries d where d.id = ${attempt.deliveryId}`,
  );
}

async function succeed(ctx: RequestContext, attempt: Attempt, status: number): Promise<void> {
  const now = ctx.clock.now().toString();
  await rowsOf(
    ctx.em,
    sql`
      update webhook_deliveries set state = 'DELIVERED', next_attempt_at = null, problem = null,
        delivered_at = ${now}, last_status = ${status}
      where id = ${attempt.deliveryId}`,
  );
  await rowsOf(
    ctx.em,
    sql`
      update webhook_endpoints set failing_since = null, last_success_at = ${now}
      where id = ${attempt.endpointId}`,
  );
}

async function fail(
  ctx: RequestContext,
  attempt: Attempt,
  endpoint: EndpointRow,
  status: number | null,
): Promise<void> {
  const now = ctx.clock.now();
  const seconds = webhookLimits.retryAfterSeconds[attempt.attempt - 1];
  const next = seconds === undefined ? null : now.add({ seconds }).toString();
  const problem = 'problem' in attempt.outcome ? attempt.outcome.problem : `STATUS_${status}`;
  // Of two processes that both took it, the later attempt decides.
  await rowsOf(
    ctx.em,
    sql`
      update webhook_deliveries set state = ${next === null ? 'FAILED' : 'WAITING'},
        next_attempt_at = ${next}::timestamptz, last_status = ${status}::int, problem = ${problem}
      where id = ${attempt.deliveryId} and state = 'WAITING' and attempts = ${attempt.attempt}`,
  );
  const since = endpoint.failing_since ? instantFrom(endpoint.failing_since) : now;
  await rowsOf(
    ctx.em,
    sql`
      update webhook_endpoints set failing_since = ${since.toString()}
      where id = ${attempt.endpointId}`,
  );
  const failingHours = since.until(now).total('hours');
  const reason =
    status === 410
      ? 'GONE'
      : failingHours >= webhookLimits.switchOffAfterHours
        ? 'FAILING'
        : undefined;
  if (!reason || !endpoint.enabled) return;
  await stopWaiting(ctx, attempt.endpointId, reason);
  await ctx.jobs.enqueue(ctx, sendWebhookNotice, { endpointId: attempt.endpointId });
}
