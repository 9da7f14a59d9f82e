import { z } from 'zod';
import {
  deletionAskedMail,
  deletionReceiptMail,
} from '#features/people/users/own/mail/deletion-mails.tsx';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { newId } from '#platform/database/id.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

const count = z.int().min(0);

/** Writes to the member who leaves. The address is in the payload: the account has none any more. */
export const sendDeletionMail = defineJob({
  name: 'send-deletion-mail',
  payload: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('asked'), to: z.string(), dueAt: z.string() }),
    z.object({
      kind: z.literal('receipt'),
      to: z.string(),
      recordings: count,
      drafts: count,
      cancelled: count,
      kept: count,
      destroyedKeys: z.array(z.string()),
    }),
  ]),
  retryLimit: 150,
  handle: async (ctx, payload) => {
    const { publicOrigin: origin } = ctx.app.config;
    const { supportEmail: support } = await readSiteSettings(ctx);
    await ctx.app.mailer.send({
      purpose: 'account',
      ...(payload.kind === 'asked'
        ? deletionAskedMail({ ...payload, origin, support })
        : deletionReceiptMail({ ...payload, origin })),
      messageId: `deletion-${newId()}@${new URL(origin).hostname}`,
      to: { address: payload.to },
    });
  },
});
