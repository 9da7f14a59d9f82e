import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** What an invitation needs of the feature that keeps the profiles of children. */
export interface InvitedProfiles {
  /** Names by their ids, for relatives and for the holder of the link. Checks no permission. */
  readonly namesOf: (
    ctx: RequestContext,
    childIds: readonly string[],
  ) => Promise<Map<string, string>>;
  /** How many recordings the child takes over. */
  readonly voicesOf: (ctx: RequestContext, childId: string) => Promise<number>;
  /**
   * The current user takes the profile over; in the transaction that makes them a member.
   * @throws AppError WRONG_STATE when it cannot be taken over any more
   */
  readonly handOver: (ctx: RequestContext, childId: string) => Promise<void>;
}

export const invitedProfiles = defineExtensionPoint<InvitedProfiles>('invited profiles');

export function profilesOf(ctx: RequestContext): InvitedProfiles {
  const [profiles] = ctx.app.extensions.of(invitedProfiles);
  if (!profiles) throw new Error('no feature keeps profiles of children');
  return profiles;
}
