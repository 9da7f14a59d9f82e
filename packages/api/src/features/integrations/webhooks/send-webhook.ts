import { webhookLimits, webhookPayloadVersion } from '@infinite/schema/catalogue/webhooks';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import type { ClaimedWebhook } from '#features/integrations/webhooks/claim-webhooks.ts';
import { signedHeaders } from '#features/integrations/webhooks/endpoint-secret.ts';
import { postOutside, type OutsideAnswer } from '#platform/http/outbound/post-outside.ts';
import type { OutcomeOf } from '#platform/outbox/outcome.ts';
import { retryOrEnd } from '#platform/outbox/retry-schedule.ts';

/**
 * The outcome of one attempt. Every attempt counts, also one that never reached the receiver: a broken
 * connection to it says nothing about other endpoints.
 */
export type WebhookOutcome = OutcomeOf<'acknowledged' | 'refused' | 'unknown'> & {
  readonly at: Temporal.Instant;
  readonly durationMs: number;
  readonly answer: OutsideAnswer;
};

/** Posts one event to its endpoint, signed. Never throws: the outcome is what is stored. */
export async function sendWebhook(
  ctx: RequestContext,
  row: ClaimedWebhook,
): Promise<WebhookOutcome> {
  const body = JSON.stringify({
    type: row.type,
    version: webhookPayloadVersion,
    timestamp: row.at.toString(),
    data: row.data,
  });
  const at = ctx.clock.now();
  const began = performance.now();
  const answer = await postOutside({
    url: row.url,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Infinite-Connections-Webhooks/1',
      ...signedHeaders(ctx.app, row, { id: row.eventId, at, body }),
    },
    body,
    timeoutMs: webhookLimits.timeoutMs,
    readBytes: webhookLimits.answerReadBytes,
    keptBytes: webhookLimits.answerKeptBytes,
    toLocalhost: ctx.app.config.webhooksToLocalhost,
  });
  const tried = { at, durationMs: Math.round(performance.now() - began), answer };
  if ('status' in answer && answer.status >= 200 && answer.status < 300) {
    return { kind: 'acknowledged', ...tried };
  }
  const waits = { seconds: webhookLimits.retryAfterSeconds };
  const retryAt = retryOrEnd(waits, row.attempts, ctx.clock.now());
  // Nobody knows whether the receiver acted on a request that it did not answer.
  const isUnknown =
    'problem' in answer && (answer.problem === 'TIMEOUT' || answer.problem === 'BROKEN_OFF');
  return { kind: isUnknown ? 'unknown' : 'refused', retryAt, ...tried };
}
