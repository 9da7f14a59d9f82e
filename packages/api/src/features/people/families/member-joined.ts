import type { MemberRole } from '#features/people/families/family.entity.ts';
import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

export interface JoinedMember {
  readonly familyId: string;
  readonly userId: string;
  readonly role: MemberRole;
}

/** Called in the transaction that makes a user a member of a family. */
export type MemberListener = (ctx: RequestContext, member: JoinedMember) => Promise<void>;

/** For features that act on new members, such as webhooks. */
export const memberJoined = defineExtensionPoint<MemberListener>('member joined');

export async function announceMember(ctx: RequestContext, member: JoinedMember): Promise<void> {
  for (const listener of ctx.app.extensions.of(memberJoined)) await listener(ctx, member);
}
