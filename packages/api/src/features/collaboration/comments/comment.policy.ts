import type { Actor } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

interface OfFamily {
  readonly familyId: string;
}

interface Written extends OfFamily {
  readonly authorId: string;
  readonly deletedAt: unknown;
  readonly hiddenAt: unknown;
}

/**
 * Every member reads what relatives say, and leaves a sign: a grandchild who only watches may send a
 * heart. Whether they see its subject is the subject's own policy.
 */
export function canReadComment(actor: Actor, comment: OfFamily): boolean {
  return isOfFamilyInView(actor, comment) && mayAct(actor, 'readComments');
}

export function canComment(actor: Actor, subject: OfFamily): boolean {
  return isOfFamilyInView(actor, subject) && mayAct(actor, 'comment');
}

/** Words are changed by who wrote them, and by nobody else. */
export function canEditComment(actor: Actor, comment: Written): boolean {
  return isOwn(actor, comment) && canComment(actor, comment) && comment.deletedAt === null;
}

/** Also by an author who may write no more. */
export function canDeleteComment(actor: Actor, comment: Written): boolean {
  return isOwn(actor, comment) && canReadComment(actor, comment) && comment.deletedAt === null;
}

/** Hides somebody else's words from the family, or shows them again. */
export function canHideComment(actor: Actor, comment: Written): boolean {
  return (
    isOfFamilyInView(actor, comment) &&
    mayAct(actor, 'hideComments') &&
    !isOwn(actor, comment) &&
    comment.deletedAt === null
  );
}

/** Hidden words stay readable for their author and for those who may show them again. */
export function canReadWords(actor: Actor, comment: Written): boolean {
  if (!canReadComment(actor, comment) || comment.deletedAt !== null) return false;
  return comment.hiddenAt === null || isOwn(actor, comment) || mayAct(actor, 'hideComments');
}

function isOfFamilyInView(actor: Actor, { familyId }: OfFamily): boolean {
  return actor.kind === 'member' && actor.familyId === familyId;
}

function isOwn(actor: Actor, { authorId }: Written): boolean {
  return actor.kind === 'member' && actor.userId === authorId;
}
