import type { MemberRole } from '#features/people/families/family.entity.ts';
import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** What happened to a member of a family. */
export type PeopleChange = { readonly familyId: string; readonly userId: string } & (
  | { readonly what: 'left' }
  /** By its owner. */
  | { readonly what: 'removed' }
  | { readonly what: 'role'; readonly role: MemberRole }
  /** The owner offers to hand the family over to them. */
  | { readonly what: 'offered' }
);

/** Called in the transaction of the change, when it is written. */
export type PeopleListener = (ctx: RequestContext, change: PeopleChange) => Promise<void>;

/** For features that act on it, such as notices. */
export const peopleChanged = defineExtensionPoint<PeopleListener>('people of a family changed');

export async function announceChange(ctx: RequestContext, change: PeopleChange): Promise<void> {
  for (const listener of ctx.app.extensions.of(peopleChanged)) await listener(ctx, change);
}
