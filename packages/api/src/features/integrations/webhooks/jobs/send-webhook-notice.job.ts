import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import { z } from 'zod';
import { MailRefused } from '#adapters/mailer/port.ts';
import { switchedOffMail } from '#features/integrations/webhooks/mail/switched-off.mail.tsx';
import { rowsOf, type SwitchedOff } from '#features/integrations/webhooks/webhook-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Tells the owner of an endpoint that it was switched off; silent when it is on again. */
export const sendWebhookNotice = defineJob({
  name: 'send-webhook-notice',
  payload: z.object({ endpointId: z.uuid() }),
  handle: async (ctx, { endpointId }) => {
    const [row] = await rowsOf(
      ctx.em,
      sql<NoticeRow>`
        select e.url, e.switched_off, e.family_id, e.failing_since, u.email, u.username
        from webhook_endpoints e join users u on u.id = e.owner_id
        where e.id = ${endpointId} and e.switched_off in ('FAILING', 'GONE')`,
    );
    if (!row) return;
    const { publicOrigin } = ctx.app.config;
    const since = row.failing_since
      ? instantFrom(row.failing_since).epochMilliseconds
      : ctx.clock.now().epochMilliseconds;
    const mail = switchedOffMail({
      host: new URL(row.url).host,
      reason: row.switched_off,
      hours: webhookLimits.switchOffAfterHours,
      link: `${publicOrigin}${row.family_id === null ? '/admin-control-panel' : '/settings'}`,
    });
    try {
      await ctx.app.mailer.send({
        ...mail,
        purpose: 'notice',
        // The same mail for the same failure, however often this job runs.
        messageId: `webhook-off.${endpointId}.${since}@${new URL(publicOrigin).hostname}`,
        to: { name: row.username, address: row.email },
      });
    } catch (error) {
      // The pages still show that it is off.
      if (!(error instanceof MailRefused && error.permanent)) throw error;
    }
  },
});

interface NoticeRow {
  url: string;
  switched_off: Exclude<SwitchedOff, 'OWNER' | 'SECURITY'>;
  family_id: string | null;
  failing_since: Date | string | null;
  email: string;
  username: string;
}
