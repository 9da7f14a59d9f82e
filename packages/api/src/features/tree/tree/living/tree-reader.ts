import type { Audience } from '@infinite/gedcom/living/withhold';
import { familyWords } from '@infinite/schema/words/families.en';
import { requireMember, type Member, type RequestContext } from '#platform/context.ts';
import { individualOfMember } from '#features/tree/tree/links/near-people.ts';
import { audienceOf, canSeeTree } from '#features/tree/tree/tree.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Who reads a tree, and what they see of it. */
export interface TreeReader {
  readonly member: Member;
  readonly familyId: string;
  readonly audience: Audience;
  /** Of the living rule. */
  readonly year: number;
  /** The individual that the member is in the tree. */
  readonly self: string | null;
}

/** The tree of the family in view. @throws AppError UNAUTHENTICATED, FORBIDDEN for former members */
export async function treeReader(ctx: RequestContext): Promise<TreeReader> {
  return treeReaderFor(ctx, requireMember(ctx));
}

/** The same for a member who does not ask themselves. @throws AppError FORBIDDEN for former members */
export async function treeReaderFor(
  ctx: Pick<RequestContext, 'em' | 'clock'>,
  member: Member,
): Promise<TreeReader> {
  if (!canSeeTree(member, member))
    throw new AppError('FORBIDDEN', { words: familyWords.notMember });
  const { familyId, userId } = member;
  const self = await individualOfMember(ctx, familyId, userId);
  return {
    ...{ member, familyId, self, year: currentYear(ctx) },
    audience: audienceOf(member, member, self),
  };
}

/** The year of the living rule, in UTC for everyone. */
export function currentYear({ clock }: Pick<RequestContext, 'clock'>): number {
  return clock.now().toZonedDateTimeISO('UTC').year;
}
