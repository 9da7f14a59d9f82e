import type { Actor } from '#platform/context.ts';

/** A person writes a review, about what they use themselves; no program does it for them. */
export function mayWriteReview(actor: Actor): boolean {
  return actor.kind === 'member' && !actor.key && !actor.sample;
}

/** Administrators decide what is shown, but never on words of their own. */
export function mayModerateReview(actor: Actor, review: { readonly authorId: string }): boolean {
  return actor.kind === 'member' && actor.role === 'admin' && actor.userId !== review.authorId;
}
