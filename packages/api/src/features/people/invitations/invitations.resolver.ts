import { inviteByLinkInput, inviteByMailInput } from '@infinite/schema/families/family.input';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { acceptInvitation } from '#features/people/invitations/accept-invitation.ts';
import { invitationTypes } from '#features/people/invitations/invitation-type.ts';
import {
  FamilyInvitationConnection,
  InvitationLink,
  InvitationReport,
  InviteByLinkInput,
  InviteByMailInput,
  OpenInvitation,
} from '#features/people/invitations/invitation.types.ts';
import {
  inviteByLink,
  resendInvitation,
  revokeInvitation,
} from '#features/people/invitations/invite-by-link.ts';
import { inviteByMail } from '#features/people/invitations/invite-by-mail.ts';
import { listInvitations } from '#features/people/invitations/list-invitations.ts';
import { readOpenInvitation } from '#features/people/invitations/open-invitation.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { connectionOf, idOf } from '#platform/graphql/connection.ts';

@Resolver()
export class InvitationsResolver {
  @Query(() => FamilyInvitationConnection, {
    description: 'For the owner: invitations of the family in view, newest first; 25 a page.',
  })
  async familyInvitations(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<FamilyInvitationConnection> {
    const { rows, hasNextPage } = await listInvitations(ctx, { first, after });
    return connectionOf({ nodes: await invitationTypes(ctx, rows), hasNextPage, cursorOf: idOf });
  }

  @Query(() => OpenInvitation, {
    nullable: true,
    description: 'The invitation of a link; null if it is not open. Changes nothing.',
  })
  invitation(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<OpenInvitation | null> {
    return readOpenInvitation(ctx, token);
  }

  @Mutation(() => InvitationReport, {
    description: 'For the owner: mails an invitation to everyone on a list; at most 50 at once.',
  })
  async inviteByMail(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => InviteByMailInput) input: InviteByMailInput,
  ): Promise<InvitationReport> {
    const { invited, left } = await inviteByMail(ctx, parseInput(inviteByMailInput, { ...input }));
    return { invited: await invitationTypes(ctx, invited), left: [...left] };
  }

  @Mutation(() => InvitationLink, { description: 'For the owner: a link to pass on.' })
  async inviteByLink(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => InviteByLinkInput) input: InviteByLinkInput,
  ): Promise<InvitationLink> {
    const made = await inviteByLink(ctx, parseInput(inviteByLinkInput, { ...input }));
    const [invitation] = await invitationTypes(ctx, [made.invitation]);
    if (!invitation) throw new Error('an invitation that was just made is not there');
    return { invitation, url: made.url };
  }

  @Mutation(() => String, {
    nullable: true,
    description:
      'Sends it again with a fresh link; the old link is dead. Returns the new link of an invitation by link.',
  })
  resendInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<string | null> {
    return resendInvitation(ctx, id);
  }

  @Mutation(() => Boolean)
  async revokeInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await revokeInvitation(ctx, id);
    return true;
  }

  @Mutation(() => ID, { description: 'The signed-in user joins the family; returns its id.' })
  acceptInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<string> {
    return acceptInvitation(ctx, token);
  }
}
