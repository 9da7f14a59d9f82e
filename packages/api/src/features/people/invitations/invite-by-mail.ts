import { emailKey } from '@infinite/schema/accounts/email-address';
import { familyLimits, familyRateLimits } from '@infinite/schema/catalogue/families';
import {
  readEmailList,
  type LeftOut,
  type NamedAddress,
} from '@infinite/schema/families/email-list';
import type { InviteByMailInput } from '@infinite/schema/families/family.input';
import { familyWords as words } from '@infinite/schema/words/families.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { refusedAmong } from '#features/messages/delivery/index.ts';
import { addressesOfMembers, lockFamily, requireRight } from '#features/people/families/index.ts';
import { findUser } from '#features/people/identity/index.ts';
import { FamilyInvitationEntity } from '#features/people/invitations/family-invitation.entity.ts';
import {
  selectInvitations,
  type InvitationRow,
} from '#features/people/invitations/find-invitation.ts';
import { sendInvitationMail } from '#features/people/invitations/jobs/send-invitation-mail.job.ts';
import { refuseTooManyPeople } from '#features/people/invitations/people-limit.ts';
import { writeInvitation } from '#features/people/invitations/write-invitation.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface Invited {
  readonly invited: readonly InvitationRow[];
  readonly left: readonly LeftOut[];
}

/**
 * Invites everyone on a list who is neither in the family nor invited already; says why of each
 * entry that is left out.
 * @throws AppError FORBIDDEN, EMAIL_UNCONFIRMED, RATE_LIMITED, WRONG_STATE
 */
export async function inviteByMail(
  ctx: RequestContext,
  input: InviteByMailInput,
): Promise<Invited> {
  const { userId } = requirePerson(ctx);
  const { familyId } = requireRight(ctx, 'managePeople');
  const inviter = await findUser(ctx.em, userId);
  // Accounts must not be usable for spam.
  if (!inviter?.emailVerifiedAt) throw new AppError('EMAIL_UNCONFIRMED');
  const list = readEmailList(input.people);
  const left = [...list.left];
  const wanted: NamedAddress[] = [];
  const refused = await refusedAmong(
    ctx,
    list.people.map(({ email }) => email),
  );
  for (const person of list.people.slice(0, familyLimits.addressesAtOnce)) {
    const why = refused.has(person.email)
      ? words.takesNoMail
      : await whyNoMail(ctx, userId, person.email);
    if (why) left.push({ text: person.email, why });
    else wanted.push(person);
  }
  const over = list.people.slice(familyLimits.addressesAtOnce);
  left.push(...over.map(({ email }) => ({ text: email, why: words.overLimit })));
  return inTransaction(ctx, async (ctx) => {
    await lockFamily(ctx, familyId);
    const members = await addressesOfMembers(ctx, familyId);
    const invited: InvitationRow[] = [];
    for (const { name, email } of wanted) {
      const key = emailKey(email) ?? '';
      const why = members.has(key) ? words.isMember : await whyInvited(ctx, familyId, key);
      if (why) {
        left.push({ text: email, why });
        continue;
      }
      const to = { email, emailKey: key };
      const { role } = input;
      const row = { familyId, invitedBy: userId, role, words: input.words, name, to };
      const made = await writeInvitation(ctx, row);
      await ctx.jobs.enqueue(ctx, sendInvitationMail, { id: made.id });
      invited.push(made);
    }
    await refuseTooManyPeople(ctx, familyId);
    return { invited, left };
  });
}

/** Counts the mail; a limit of one address leaves that one out, a limit of the member refuses all. */
export async function whyNoMail(
  ctx: RequestContext,
  userId: string,
  email: string,
): Promise<string | null> {
  const { rateLimit } = ctx.app;
  const { invitationsPerMember, invitationPerAddress } = familyRateLimits;
  await rateLimit.take('invitationsPerMember', userId, invitationsPerMember);
  try {
    await rateLimit.take('invitationPerAddress', emailKey(email) ?? email, invitationPerAddress);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return error.words;
    throw error;
  }
}

/** An expired invitation makes way for the new one. */
export async function whyInvited(
  ctx: RequestContext,
  familyId: string,
  key: string,
): Promise<string | null> {
  const now = ctx.clock.now();
  await ctx.em.nativeUpdate(
    FamilyInvitationEntity,
    { familyId, emailKey: key, acceptedAt: null, revokedAt: null, expiresAt: { $lte: now } },
    { revokedAt: now, tokenHash: null },
  );
  const open = await selectInvitations(ctx)
    .where('familyId', '=', familyId)
    .where('emailKey', '=', key)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return open ? words.isInvited : null;
}
