import { forReader } from '@infinite/schema/locale/for-reader.server';
import { englishReader } from '@infinite/schema/locale/reader';
import { z } from 'zod';
import { findUser, readerOfUser } from '#features/people/identity/index.ts';
import {
  isAdministrators,
  securityMail,
  securityMailKinds,
} from '#features/people/security/mail/security-mails.tsx';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { newId } from '#platform/database/id.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Notifies the owner of an account of an act that hands out power, or of a sign-in from elsewhere. */
export const sendSecurityMail = defineJob({
  name: 'send-security-mail',
  payload: z.object({
    kind: z.enum(securityMailKinds),
    userId: z.uuid(),
    /** The name of the key, the host of the webhook, how many keys and webhooks: '2,1'. */
    detail: z.string().max(300),
  }),
  handle: async (ctx, { kind, userId, detail }) => {
    const account = await findUser(ctx.em, userId);
    if (!account) return;
    const reader = isAdministrators(kind) ? englishReader : readerOfUser(account);
    const { supportEmail } = await readSiteSettings(ctx);
    const { publicOrigin } = ctx.app.config;
    await ctx.app.mailer.send({
      purpose: 'account',
      ...forReader(reader, () =>
        securityMail({ kind, detail, origin: publicOrigin, support: supportEmail }),
      ),
      messageId: `security-${newId()}@${new URL(publicOrigin).hostname}`,
      to: { address: account.email },
    });
  },
});
