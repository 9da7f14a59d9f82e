import type { FamilyInvitationsQuery } from '@infinite/schema/generated/graphql';
import { FamilyInvitationsDocument } from '@infinite/schema/generated/operations';
import { ask } from '#api/ask.ts';

/** One page of invitations, or several that were put together. */
export type InvitationPage = FamilyInvitationsQuery['familyInvitations'];
export type InvitationView = InvitationPage['nodes'][number];

/** The newest invitations; null if they could not be read. */
export async function readInvitations(after: string | null = null): Promise<InvitationPage | null> {
  const answer = await ask(FamilyInvitationsDocument, { after });
  return answer.kind === 'data' ? answer.data.familyInvitations : null;
}
