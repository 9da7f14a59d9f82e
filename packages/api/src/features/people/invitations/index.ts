import { needsAnswer } from '#features/insight/home/index.ts';
import { FamilyInvitationEntity } from '#features/people/invitations/family-invitation.entity.ts';
import { expiredInvitations } from '#features/people/invitations/expired-invitations.ts';
import { invitationsToActor } from '#features/people/invitations/invitations-to-actor.ts';
import { InvitationsResolver } from '#features/people/invitations/invitations.resolver.ts';
import { serveInvitations } from '#features/people/invitations/invitations.rest.ts';
import { purgeClosedInvitations } from '#features/people/invitations/jobs/purge-closed-invitations.sweep.ts';
import { sendInvitationMail } from '#features/people/invitations/jobs/send-invitation-mail.job.ts';
import { invitationMailGerman } from '#features/people/invitations/mail/invitation-mail.de.ts';
import { invitationMailSpanish } from '#features/people/invitations/mail/invitation-mail.es.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  invitedProfiles,
  type InvitedProfiles,
} from '#features/people/invitations/invited-profiles.ts';
export { endInvitationsOfChild, inviteChild } from '#features/people/invitations/invite-child.ts';
export {
  openInvitationsOf,
  type ChildInvitation,
} from '#features/people/invitations/open-invitations-of.ts';

/** Invitations into a family: by mail, or by a link that the owner passes on. */
export const invitationsFeature = defineFeature({
  name: 'invitations',
  entities: [FamilyInvitationEntity],
  resolvers: [InvitationsResolver],
  jobs: [sendInvitationMail],
  sweeps: [purgeClosedInvitations],
  rest: serveInvitations,
  extensions: [needsAnswer.with(invitationsToActor), needsAnswer.with(expiredInvitations)],
  translations: {
    de: { invitationMail: invitationMailGerman },
    es: { invitationMail: invitationMailSpanish },
  },
});
