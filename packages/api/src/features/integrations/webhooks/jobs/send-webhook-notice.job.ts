import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { MailRefused } from '#adapters/mailer/port.ts';
import { switchedOffMail } from '#features/integrations/webhooks/mail/switched-off.mail.tsx';
import type { SwitchedOff } from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Notifies the owner of an endpoint that it was switched off, unless it is on again. */
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
    const since = (row.failingSince ?? ctx.clock.now()).epochMilliseconds;
    const mail = switchedOffMail({
      host: new URL(row.url).host,
      reason: row.switchedOff,
      hours: webhookLimits.switchOffAfterHours,
      link: `${publicOrigin}${row.familyId === null ? '/admin-control-panel' : '/settings'}`,
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
  switchedOff: Exclude<SwitchedOff, 'OWNER' | 'SECURITY'>;
  familyId: string | null;
  failingSince: Temporal.Instant | null;
  email: string;
  username: string;
}
