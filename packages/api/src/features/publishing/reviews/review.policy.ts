import type { Actor } from '#platform/context.ts';
import { mayAsStaff } from '#platform/policy/may-as-staff.ts';

/** A person writes a review, about what they use themselves; no program does it for them. */
export function mayWriteReview(actor: Actor): boolean {
  return actor.kind === 'member' && !actor.key && !actor.sample;
}

/** Administrators and editors decide what is shown, but never on words of their own. */
export function mayModerateReview(actor: Actor, review: { readonly authorId: string }): boolean {
  return (
    mayAsStaff(actor, 'content.write') &&
    actor.kind === 'member' &&
    actor.userId !== review.authorId
  );
}
