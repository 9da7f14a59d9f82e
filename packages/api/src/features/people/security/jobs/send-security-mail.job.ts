import { z } from 'zod';
import { securityMail, securityMailKinds } from '#features/people/security/mail/security-mails.tsx';
import { securityTables } from '#features/people/security/security-tables.ts';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { newId } from '#platform/database/id.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Tells the owner of an account about an act that hands out power, or a sign-in from elsewhere. */
export const sendSecurityMail = defineJob({
  name: 'send-security-mail',
  payload: z.object({
    kind: z.enum(securityMailKinds),
    userId: z.uuid(),
    /** The name of the key, the host of the webhook, the account whose role changed. */
    detail: z.string().max(300),
  }),
  handle: async (ctx, { kind, userId, detail }) => {
    const account = await securityTables(ctx.em)
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!account) return;
    const { supportEmail } = await readSiteSettings(ctx);
    const { publicOrigin } = ctx.app.config;
    await ctx.app.mailer.send({
      purpose: 'account',
      ...securityMail({ kind, detail, origin: publicOrigin, support: supportEmail }),
      messageId: `security-${newId()}@${new URL(publicOrigin).hostname}`,
      to: { address: account.email },
    });
  },
});
