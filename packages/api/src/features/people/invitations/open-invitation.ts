import { displayName } from '@infinite/schema/accounts/session-user';
import { emailKey } from '@infinite/schema/accounts/email-address';
import { familyRateLimits } from '@infinite/schema/catalogue/families';
import type { RequestContext } from '#platform/context.ts';
import {
  FamilyEntity,
  hasMembers,
  openWords,
  standingOf,
  type FamilyRole,
} from '#features/people/families/index.ts';
import { findUser } from '#features/people/identity/index.ts';
import {
  findOpenInvitation,
  type InvitationRow,
} from '#features/people/invitations/find-invitation.ts';
import type {
  InvitedChild,
  OpenInvitation,
} from '#features/people/invitations/invitation.types.ts';
import { profilesOf } from '#features/people/invitations/invited-profiles.ts';
import { networkOf } from '#platform/http/network-of.ts';

/** The page behind an invitation's link; null for a link that opens nothing. Changes nothing. */
export async function readOpenInvitation(
  ctx: RequestContext,
  token: string,
): Promise<OpenInvitation | null> {
  const { openPerNetwork } = familyRateLimits;
  await ctx.app.rateLimit.take('openPerNetwork', networkOf(ctx.meta.ip), openPerNetwork);
  const row = await findOpenInvitation(ctx, token);
  if (!row || !(await hasMembers(ctx, row.familyId))) return null;
  const { familyId, id } = row;
  const family = await ctx.em.findOneOrFail(FamilyEntity, { id: familyId });
  const inviter = await findUser(ctx.em, row.invitedBy);
  const words = { kind: 'invitation-words', row: id } as const;
  return {
    familyName: family.name,
    invitedBy: inviter ? displayName(inviter) : '',
    role: row.role as FamilyRole,
    words: await openWords(ctx, familyId, words, row.sealedWords),
    address: row.email && shortened(row.email),
    child: row.childId === null ? null : await childOf(ctx, row.childId),
    ...(await fitOf(ctx, row)),
    expiresAt: row.expiresAt,
  };
}

async function childOf(ctx: RequestContext, childId: string): Promise<InvitedChild> {
  const profiles = profilesOf(ctx);
  const names = await profiles.namesOf(ctx, [childId]);
  return { name: names.get(childId) ?? '', recordings: await profiles.voicesOf(ctx, childId) };
}

async function fitOf(
  ctx: RequestContext,
  row: Pick<InvitationRow, 'familyId' | 'emailKey' | 'childId'>,
): Promise<Pick<OpenInvitation, 'otherAddress' | 'alreadyIn'>> {
  const { actor } = ctx;
  if (actor.kind !== 'member' || actor.sample) return { otherAddress: false, alreadyIn: false };
  const user = await findUser(ctx.em, actor.userId);
  const standing = await standingOf(ctx, row.familyId, actor.userId);
  return {
    otherAddress: row.emailKey !== null && row.emailKey !== emailKey(user?.email ?? ''),
    alreadyIn: row.childId === null && standing !== null && standing !== 'none',
  };
}

/** 'm…@example.org': enough for the owner of the address to know it. */
export function shortened(address: string): string {
  const at = address.lastIndexOf('@');
  return `${Array.from(address)[0] ?? ''}…${address.slice(at)}`;
}
