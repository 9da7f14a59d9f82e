import type { RequestContext } from '#platform/context.ts';
import { alarmMail } from '#features/operations/alarms/mail/alarm.mail.tsx';
import type { AlarmNotice } from '#features/operations/alarms/alarm-notice.ts';

/** To ADMIN_EMAIL; sent also while notifications are switched off. */
export async function mailAlarm(ctx: RequestContext, notice: AlarmNotice): Promise<void> {
  const { adminEmail, publicOrigin } = ctx.app.config;
  const mail = alarmMail({
    kind: notice.kind,
    subject: notice.subject,
    summary: notice.summary,
    whatToDo: notice.whatToDo,
    openedAt: notice.openedAt.toString(),
    resolvedAt: notice.what === 'RESOLVED' ? String(notice.resolvedAt) : null,
    link: `${publicOrigin}/admin`,
  });
  await ctx.app.mailer.send({
    purpose: 'account',
    messageId: `alarm.${notice.id}.${notice.what.toLowerCase()}@${new URL(publicOrigin).hostname}`,
    to: { address: adminEmail },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(ctx.clock.now().epochMilliseconds),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
