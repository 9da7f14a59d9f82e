import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { RequestContext } from '#platform/context.ts';
import { standingOf } from '#features/people/families/index.ts';

/** A context that acts for a member of a family in a job. */
export type MemberContext = RequestContext & {
  readonly actor: Extract<RequestContext['actor'], { kind: 'member' }>;
};

/** Acts for the member who brought the file, with the role they have by now; null if it no longer allows it. */
export async function actAsImporter(
  ctx: RequestContext,
  { familyId, createdBy }: { readonly familyId: string; readonly createdBy: string | null },
): Promise<MemberContext | null> {
  if (createdBy === null) return null;
  const familyRole = await standingOf(ctx, familyId, createdBy);
  if (familyRole === null || !mayInFamily(familyRole, 'importTree')) return null;
  const member = { kind: 'member', role: 'member', sessionId: null } as const;
  return { ...ctx, actor: { ...member, userId: createdBy, familyId, familyRole } };
}
