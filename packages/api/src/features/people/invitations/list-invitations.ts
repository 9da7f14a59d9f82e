import { familyLimits } from '@infinite/schema/catalogue/families';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import {
  selectInvitations,
  type InvitationRow,
} from '#features/people/invitations/find-invitation.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface InvitationPage {
  readonly rows: InvitationRow[];
  readonly hasNextPage: boolean;
}

/** Invitations of the family in view, newest first. @throws AppError FORBIDDEN */
export async function listInvitations(
  ctx: RequestContext,
  { first, after }: { first: number | null; after: string | null },
): Promise<InvitationPage> {
  const { familyId } = requireRight(ctx, 'managePeople');
  if (after && !z.guid().safeParse(after).success) throw new AppError('INVALID_INPUT');
  const size = Math.min(Math.max(first ?? familyLimits.invitationsPage, 1), 100);
  let query = selectInvitations(ctx)
    .where('familyId', '=', familyId)
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (after) query = query.where('id', '<', after);
  const rows = await query.execute();
  return { rows: rows.slice(0, size), hasNextPage: rows.length > size };
}
