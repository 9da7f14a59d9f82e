import type { MemberRole } from '#features/people/families/family.entity.ts';
import { mayAct } from '#features/people/families/standing.ts';
import type { Actor } from '#platform/context.ts';

interface Subject {
  readonly familyId: string;
  readonly userId: string;
  readonly role: MemberRole;
}

/** Roles are given and taken by the owner; the owner's own is handed over, never changed. */
export function canManageMember(actor: Actor, member: Subject): boolean {
  return isOfFamilyInView(actor, member) && mayAct(actor, 'managePeople') && !isOwner(member);
}

/** An owner hands the family over first, so that no family is without one. */
export function canLeaveFamily(actor: Actor, member: Subject): boolean {
  return isOfFamilyInView(actor, member) && isSelf(actor, member) && !isOwner(member);
}

/** Offered to any other member of the family. */
export function canOfferFamily(actor: Actor, member: Subject): boolean {
  return canManageMember(actor, member) && mayAct(actor, 'transferFamily');
}

interface Offer {
  readonly familyId: string;
  readonly toUserId: string;
}

/** The second consent: of the member it was offered to. */
export function canAnswerOffer(actor: Actor, offer: Offer): boolean {
  return (
    actor.kind === 'member' &&
    actor.familyId === offer.familyId &&
    actor.userId === offer.toUserId &&
    actor.familyRole !== 'none'
  );
}

function isOfFamilyInView(actor: Actor, member: Subject): boolean {
  return actor.kind === 'member' && actor.familyId === member.familyId;
}

function isSelf(actor: Actor, member: Subject): boolean {
  return actor.kind === 'member' && actor.userId === member.userId;
}

const isOwner = ({ role }: Subject): boolean => role === 'owner';
