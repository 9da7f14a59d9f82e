import { newsletterPlaces } from '@infinite/schema/catalogue/newsletter';
import { interestsField } from '@infinite/schema/newsletter/subscribe.input';
import { z } from 'zod';
import { MailRefused } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import { issueConfirmation } from '#features/publishing/newsletter/confirm-subscription.ts';
import { subscriberById } from '#features/publishing/newsletter/find-subscriber.ts';
import { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import { alreadyMail, confirmMail } from '#features/publishing/newsletter/mail/subscribe-mails.tsx';
import { isSuppressed } from '#features/publishing/newsletter/suppression.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

const payload = z.object({
  subscriberId: z.uuid(),
  interests: interestsField,
  place: z.enum(newsletterPlaces),
});

/**
 * Mails the address that someone entered to subscribe. The link is made here, so that no token is
 * stored in the queue's table. Purpose 'account': it answers a person, so it is sent while newsletters
 * are switched off too.
 */
export const sendSubscribeMail = defineJob({
  name: 'send-subscribe-mail',
  payload,
  handle: async (ctx, asked) => {
    const mail = await inTransaction(ctx, (ctx) => writeMail(ctx, asked));
    if (!mail) return;
    const { hostname } = new URL(ctx.app.config.publicOrigin);
    try {
      await ctx.app.mailer.send({
        ...mail.rendered,
        purpose: 'account',
        messageId: `newsletter-ask-${newId()}@${hostname}`,
        to: { address: mail.to },
      });
    } catch (error) {
      // A mistyped address: there is nothing to retry, and it is purged in two weeks.
      if (!(error instanceof MailRefused && error.permanent)) throw error;
    }
  },
});

async function writeMail(ctx: RequestContext, asked: z.output<typeof payload>) {
  const subscriber = await subscriberById(ctx, asked.subscriberId);
  if (!subscriber || subscriber.state === 'SUPPRESSED') return null;
  if (await isSuppressed(ctx, subscriber.emailKey)) return null;
  const origin = ctx.app.config.publicOrigin;
  const to = subscriber.email;
  if (subscriber.state === 'ACTIVE') {
    const link = { subscriberId: subscriber.id, issueId: null };
    const token = new IssueLinks(ctx.app).write('choices', link);
    return { to, rendered: alreadyMail({ url: `${origin}/newsletter/preferences/${token}` }) };
  }
  const token = await issueConfirmation(ctx, asked);
  return { to, rendered: confirmMail({ url: `${origin}/newsletter/confirm/${token}` }) };
}
