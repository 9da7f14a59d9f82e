import { emailKey, parseEmailAddress } from '@infinite/schema/accounts/email-address';
import { childWords } from '@infinite/schema/words/children.en';
import { familyWords as words } from '@infinite/schema/words/families.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { isRefused } from '#features/messages/delivery/index.ts';
import { lockFamily } from '#features/people/families/index.ts';
import { usersOf } from '#features/people/identity/index.ts';
import { FamilyInvitationEntity } from '#features/people/invitations/family-invitation.entity.ts';
import { whyInvited, whyNoMail } from '#features/people/invitations/invite-by-mail.ts';
import { sendInvitationMail } from '#features/people/invitations/jobs/send-invitation-mail.job.ts';
import { refuseTooManyPeople } from '#features/people/invitations/people-limit.ts';
import { writeInvitation } from '#features/people/invitations/write-invitation.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface ChildToInvite {
  readonly childId: string;
  readonly familyId: string;
  readonly parentId: string;
  readonly email: string;
  readonly words: string;
}

/**
 * Asks a child by mail to take over the profile kept for them. The caller has checked that the actor
 * may. An earlier invitation to the profile ends.
 * @throws AppError EMAIL_UNCONFIRMED, INVALID_INPUT, RATE_LIMITED, WRONG_STATE
 */
export async function inviteChild(
  ctx: RequestContext,
  { childId, familyId, parentId, email, words: personal }: ChildToInvite,
): Promise<void> {
  const { userId } = requirePerson(ctx);
  const people = await usersOf(ctx.em, [userId, parentId]);
  // Accounts must not be usable for spam.
  if (!people.get(userId)?.emailVerifiedAt) throw new AppError('EMAIL_UNCONFIRMED');
  const address = parseEmailAddress(email);
  const key = emailKey(email);
  if (!address || !key) throw refused(words.notAnAddress);
  // Who accepts becomes the child: it must not be the one who asks.
  const own = [...people.values()].map(({ email }) => emailKey(email));
  if (own.includes(key)) throw refused(childWords.notYours);
  if (await isRefused(ctx, address)) throw refused(words.takesNoMail);
  const why = await whyNoMail(ctx, userId, address);
  if (why) throw refused(why);
  await inTransaction(ctx, async (ctx) => {
    await lockFamily(ctx, familyId);
    await endInvitationsOfChild(ctx, childId);
    const invited = await whyInvited(ctx, familyId, key);
    if (invited) throw refused(invited);
    const made = await writeInvitation(ctx, {
      ...{ familyId, invitedBy: userId, childId, words: personal },
      role: 'contributor',
      to: { email: address, emailKey: key },
    });
    await ctx.jobs.enqueue(ctx, sendInvitationMail, { id: made.id });
    await refuseTooManyPeople(ctx, familyId);
  });
}

/** Their links are dead from now on. */
export async function endInvitationsOfChild(ctx: RequestContext, childId: string): Promise<void> {
  await ctx.em.nativeUpdate(
    FamilyInvitationEntity,
    { childId, acceptedAt: null, revokedAt: null },
    { revokedAt: ctx.clock.now(), tokenHash: null },
  );
}

const refused = (said: string) =>
  new AppError('INVALID_INPUT', { words: said, fields: { email: said } });
