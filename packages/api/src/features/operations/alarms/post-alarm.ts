import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import type { RequestContext } from '#platform/context.ts';
import type { AlarmNotice } from '#features/operations/alarms/alarm-notice.ts';
import { signStandard } from '#platform/http/standard-signature.ts';

/**
 * To ALARM_WEBHOOK. The address is the operator's own configuration, so private ones are allowed;
 * redirects are not followed.
 * @throws when the answer is not 2xx, or no answer comes
 */
export async function postAlarm(ctx: RequestContext, notice: AlarmNotice): Promise<void> {
  const { alarmWebhook, alarmWebhookSecret, publicOrigin } = ctx.app.config;
  if (!alarmWebhook) return;
  const now = ctx.clock.now();
  const body = JSON.stringify({
    type: notice.what === 'OPENED' ? 'alarm.opened' : 'alarm.resolved',
    version: 1,
    timestamp: now.toString(),
    data: {
      id: notice.id,
      origin: publicOrigin,
      kind: notice.kind,
      subject: notice.subject,
      summary: notice.summary,
      whatToDo: notice.whatToDo,
      openedAt: notice.openedAt,
      resolvedAt: notice.resolvedAt,
    },
  });
  const id = `alarm.${notice.id}.${notice.what.toLowerCase()}`;
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  const answer = await fetch(alarmWebhook, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(alarmLimits.webhookSeconds * 1000),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Infinite-Connections-Alarms/1',
      ...(alarmWebhookSecret ? signStandard(alarmWebhookSecret, { id, seconds, body }) : {}),
    },
    body,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the receiver of alarms answered ${answer.status}`);
}
