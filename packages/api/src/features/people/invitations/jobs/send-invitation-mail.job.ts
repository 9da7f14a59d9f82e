import { emailKey } from '@infinite/schema/accounts/email-address';
import { displayName } from '@infinite/schema/accounts/session-user';
import { forReader } from '@infinite/schema/locale/for-reader.server';
import { englishReader, type Reader } from '@infinite/schema/locale/reader';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { isRefused } from '#features/messages/delivery/index.ts';
import { FamilyEntity, openWords } from '#features/people/families/index.ts';
import {
  findUser,
  readerOfUser,
  selectUsers,
  type Person,
} from '#features/people/identity/index.ts';
import { FamilyInvitationEntity } from '#features/people/invitations/family-invitation.entity.ts';
import { selectInvitations } from '#features/people/invitations/find-invitation.ts';
import { stateOf } from '#features/people/invitations/invitation-state.ts';
import {
  invitationMail,
  type InvitationMail,
} from '#features/people/invitations/mail/invitation-mail.tsx';
import { newToken } from '#platform/crypto/tokens.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/**
 * Mails an invitation. The job makes the link, not its caller, so that no token waits in the queue's
 * table; another try makes another link, and the newest one counts.
 */
export const sendInvitationMail = defineJob({
  name: 'send-invitation-mail',
  payload: z.object({ id: z.string() }),
  retryLimit: 150,
  handle: async (ctx, { id }) => {
    const mail = await inTransaction(ctx, (ctx) => writeMail(ctx, id));
    if (!mail) return;
    const { hostname } = new URL(ctx.app.config.publicOrigin);
    await ctx.app.mailer.send({
      purpose: 'account',
      ...mail.rendered,
      messageId: `invitation-${newId()}@${hostname}`,
      to: { address: mail.to },
    });
  },
});

async function writeMail(
  ctx: RequestContext,
  id: string,
): Promise<{ to: string; rendered: InvitationMail } | null> {
  const row = await selectInvitations(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
  // It may have been revoked before its mail left.
  if (!row?.email || stateOf(row, ctx.clock.now()) !== 'OPEN') return null;
  // Or the address may have refused mail. Its inviter reads 'declined', which is what happened.
  if (await isRefused(ctx, row.email)) {
    const now = ctx.clock.now();
    await ctx.em.nativeUpdate(FamilyInvitationEntity, { id }, { revokedAt: now, declinedAt: now });
    return null;
  }
  const { familyId } = row;
  const family = await ctx.em.findOneOrFail(FamilyEntity, { id: familyId });
  const inviter = await findUser(ctx.em, row.invitedBy);
  const kind = 'invitation-words';
  const { token, hash } = newToken();
  const changes = { tokenHash: hash, sentAt: ctx.clock.now() };
  await ctx.em.nativeUpdate(FamilyInvitationEntity, { id }, changes);
  const words = await openWords(ctx, familyId, { kind, row: id }, row.sealedWords);
  const rendered = forReader(await readerOf(ctx, row.email, inviter), () =>
    invitationMail({
      url: `${ctx.app.config.publicOrigin}/invitation/${token}`,
      familyName: family.name,
      invitedBy: inviter ? displayName(inviter) : '',
      role: row.role,
      isForChild: row.childId !== null,
      words,
    }),
  );
  return { to: row.email, rendered };
}

/** Who has an account is written to as it says, anybody else in the language of the inviter. */
async function readerOf(
  ctx: RequestContext,
  email: string,
  inviter: Person | undefined,
): Promise<Reader> {
  const account = await selectUsers(ctx.em)
    .select(['preferences', 'locale'])
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst();
  const known = account ?? inviter;
  return known ? readerOfUser(known) : englishReader;
}
