import { pushLimits as limits } from '@infinite/schema/catalogue/notifications';
import { forReader } from '@infinite/schema/locale/for-reader.server';
import { noticeWords } from '@infinite/schema/words/notifications.en';
import webPush from 'web-push';
import type { RequestContext } from '#platform/context.ts';
import type { ClaimedPush } from '#features/notices/notifications/push/claim-pushes.ts';
import { vapidKeys } from '#features/notices/notifications/push/vapid-keys.ts';
import { readerOfUser, stillSignedIn } from '#features/people/identity/index.ts';
import { postOutside } from '#platform/http/outbound/post-outside.ts';
import type { OutcomeOf } from '#platform/outbox/outcome.ts';
import { retryOrEnd } from '#platform/outbox/retry-schedule.ts';

/** `gone`: the browser takes no more messages. */
export type PushOutcome =
  | OutcomeOf<'acknowledged'>
  | ((OutcomeOf<'refused'> | OutcomeOf<'unknown'> | OutcomeOf<'set-aside'>) & {
      readonly gone: boolean;
    });

/** Hands one message to its push service. Never throws: the outcome is what is stored. */
export async function sendPush(ctx: RequestContext, push: ClaimedPush): Promise<PushOutcome> {
  const signedIn = await stillSignedIn(ctx.em, [push.sessionId], ctx.clock.now());
  // Nothing outlives a sign-out on the device.
  if (signedIn.size === 0) return { kind: 'set-aside', retryAt: null, gone: true };
  if (!push.wanted) return { kind: 'set-aside', retryAt: null, gone: false };
  const request = encrypted(ctx, push);
  if (!request) return { kind: 'set-aside', retryAt: null, gone: true };
  const answer = await postOutside({
    url: push.endpoint,
    ...request,
    timeoutMs: limits.timeoutMs,
    readBytes: 4096,
    keptBytes: 0,
    toLocalhost: ctx.app.config.webhooksToLocalhost,
  });
  if ('status' in answer && answer.status >= 200 && answer.status < 300) {
    return { kind: 'acknowledged' };
  }
  if ('status' in answer && (answer.status === 404 || answer.status === 410)) {
    return { kind: 'refused', retryAt: null, gone: true };
  }
  const waits = { seconds: limits.retryAfterSeconds };
  const retryAt = retryOrEnd(waits, push.attempts, ctx.clock.now());
  const unknown = 'problem' in answer && answer.problem !== 'ADDRESS_NOT_ALLOWED';
  return { kind: unknown ? 'unknown' : 'refused', retryAt, gone: false };
}

/** Null for keys that no browser has. */
function encrypted(ctx: RequestContext, push: ClaimedPush) {
  const { kind, path, wordsValues, notificationId: id } = push;
  const { publicOrigin, supportEmail } = ctx.app.config;
  const title = forReader(readerOfUser(push), () => noticeWords[kind].line(wordsValues));
  const payload = JSON.stringify({ id, path, title });
  const subject = publicOrigin.startsWith('https:') ? publicOrigin : `mailto:${supportEmail}`;
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: push.endpoint, keys: { p256dh: push.p256dh, auth: push.auth } },
      payload,
      {
        vapidDetails: { subject, ...vapidKeys(ctx.app) },
        TTL: limits.ttlSeconds,
        contentEncoding: 'aes128gcm',
        // A repeated message replaces the one that still waits for the device.
        topic: id.replaceAll('-', ''),
      },
    );
    return { headers: stringsOf(headers), body };
  } catch (error) {
    ctx.app.log.warn({ err: error, notification: id }, 'a push message could not be encrypted');
    return null;
  }
}

function stringsOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
