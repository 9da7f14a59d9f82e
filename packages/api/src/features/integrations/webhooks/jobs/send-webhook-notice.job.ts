import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { forReader } from '@infinite/schema/locale/for-reader.server';
import { englishReader } from '@infinite/schema/locale/reader';
import { z } from 'zod';
import { MailRefused } from '#adapters/mailer/port.ts';
import { switchedOffMail } from '#features/integrations/webhooks/mail/switched-off.mail.tsx';
import { WebhookEndpointEntity } from '#features/integrations/webhooks/webhook-endpoint.entity.ts';
import { findUser, readerOfUser } from '#features/people/identity/index.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Notifies the owner of an endpoint that it was switched off, unless it is on again. */
export const sendWebhookNotice = defineJob({
  name: 'send-webhook-notice',
  payload: z.object({ endpointId: z.uuid() }),
  handle: async (ctx, { endpointId }) => {
    const endpoint = await tables(ctx.em, WebhookEndpointEntity)
      .selectFrom('webhook_endpoints')
      .select(['url', 'switchedOff', 'familyId', 'ownerId', 'failingSince'])
      .where('id', '=', endpointId)
      .executeTakeFirst();
    const reason = endpoint?.switchedOff;
    if (!endpoint || (reason !== 'FAILING' && reason !== 'GONE')) return;
    const owner = await findUser(ctx.em, endpoint.ownerId);
    if (!owner) return;
    const { publicOrigin } = ctx.app.config;
    const since = (endpoint.failingSince ?? ctx.clock.now()).epochMilliseconds;
    const isOfProduct = endpoint.familyId === null;
    // Administrators read English.
    const mail = forReader(isOfProduct ? englishReader : readerOfUser(owner), () =>
      switchedOffMail({
        host: new URL(endpoint.url).host,
        reason,
        hours: webhookLimits.switchOffAfterHours,
        link: `${publicOrigin}${isOfProduct ? '/admin-control-panel' : '/settings'}`,
      }),
    );
    try {
      await ctx.app.mailer.send({
        ...mail,
        purpose: 'notice',
        // The same mail for the same failure, however often this job runs.
        messageId: `webhook-off.${endpointId}.${since}@${new URL(publicOrigin).hostname}`,
        to: { name: owner.username, address: owner.email },
      });
    } catch (error) {
      // The pages still show that it is off.
      if (!(error instanceof MailRefused && error.permanent)) throw error;
    }
  },
});
