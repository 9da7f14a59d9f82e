import { forReader } from '@infinite/schema/locale/for-reader.server';
import { locales } from '@infinite/schema/locale/locales';
import { englishReader } from '@infinite/schema/locale/reader';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { AccountDeletionEntity } from '#features/people/users/own/account-deletion.entity.ts';
import {
  deletionAskedMail,
  deletionReceiptMail,
  deletionReminderMail,
} from '#features/people/users/own/mail/deletion-mails.tsx';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { newId } from '#platform/database/id.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

const count = z.int().min(0);

/** Whom the mail is written for; an earlier release queued none. */
const reader = z
  .object({ locale: z.enum(locales), clock: z.enum(['device', '12', '24']) })
  .default(englishReader);

const payload = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), to: z.string(), reader, dueAt: z.string() }),
  z.object({
    kind: z.literal('reminder'),
    userId: z.string(),
    to: z.string(),
    reader,
    dueAt: z.string(),
  }),
  z.object({
    kind: z.literal('receipt'),
    to: z.string(),
    reader,
    recordings: count,
    drafts: count,
    cancelled: count,
    kept: count,
    destroyedKeys: z.array(z.string()),
  }),
]);

/**
 * Writes to the member who leaves. Address and reader are in the payload: the account has none any
 * more.
 */
export const sendDeletionMail = defineJob({
  name: 'send-deletion-mail',
  payload,
  retryLimit: 150,
  handle: async (ctx, payload) => {
    if (payload.kind === 'reminder' && !(await isStillDue(ctx, payload))) return;
    const { publicOrigin: origin } = ctx.app.config;
    const { supportEmail: support } = await readSiteSettings(ctx);
    await ctx.app.mailer.send({
      purpose: 'account',
      ...forReader(payload.reader, () => mailOf(payload, { origin, support })),
      messageId: `deletion-${newId()}@${new URL(origin).hostname}`,
      to: { address: payload.to },
    });
  },
});

function mailOf(mail: z.output<typeof payload>, from: { origin: string; support: string }) {
  if (mail.kind === 'receipt') return deletionReceiptMail({ ...mail, ...from });
  return mail.kind === 'asked'
    ? deletionAskedMail({ ...mail, ...from })
    : deletionReminderMail({ ...mail, ...from });
}

/** The wish may have been taken back while the mail waited. */
async function isStillDue(
  ctx: RequestContext,
  { userId, dueAt }: { userId: string; dueAt: string },
): Promise<boolean> {
  const wish = await ctx.em.findOne(AccountDeletionEntity, { userId });
  return wish?.dueAt.toString() === dueAt;
}
