import { childLimits } from '@infinite/schema/catalogue/children';
import type { Actor } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

interface Profile {
  readonly familyId: string;
  readonly parentId: string;
  /** The grown child, once they took the profile over. */
  readonly accountId: string | null;
  /** Set while the consent is withdrawn. */
  readonly eraseAt: unknown;
}

/** What a decision about a child depends on, beside the profile. */
export interface ChildFacts {
  readonly age: number;
  /** Whether the parent is still a member of the family. */
  readonly parentStays: boolean;
}

/** Of the family; hidden from everyone but its keeper while the consent is withdrawn. */
export function canSeeChild(
  actor: Actor,
  child: Profile,
  facts: Pick<ChildFacts, 'parentStays'>,
): boolean {
  if (keeps(actor, child, facts) || isAccountOf(actor, child)) return true;
  return isInFamily(actor, child) && mayAct(actor, 'seePeople') && child.eraseAt === null;
}

/** Name, birthday and withdrawal: the parent's, until the child is grown or has taken over. */
export function canKeepChild(actor: Actor, child: Profile, facts: ChildFacts): boolean {
  return keeps(actor, child, facts) && facts.age < childLimits.grownAge;
}

/**
 * From 13 on, the parent may ask the child to take the profile over. From 18 on, so may the family's
 * owner: nobody has to wait for a parent's consent then.
 */
export function canHandOver(actor: Actor, child: Profile, facts: ChildFacts): boolean {
  if (child.accountId !== null || child.eraseAt !== null) return false;
  if (facts.age < childLimits.handOverAge) return false;
  const isGrown = facts.age >= childLimits.grownAge;
  if (isGrown && isInFamily(actor, child) && mayAct(actor, 'managePeople')) return true;
  return keeps(actor, child, facts);
}

/** As long as it is only hidden. */
export function canRestoreConsent(
  actor: Actor,
  child: Profile,
  facts: Pick<ChildFacts, 'parentStays'>,
): boolean {
  return child.eraseAt !== null && keeps(actor, child, facts);
}

/** That a recording holds the child's voice: a parent says it of their own recordings. */
export function canLabelVoice(actor: Actor, child: Profile, facts: ChildFacts): boolean {
  if (child.eraseAt !== null || !canKeepChild(actor, child, facts)) return false;
  return isUser(actor, child.parentId) && mayAct(actor, 'changeOwnRecordings');
}

/** All of what is kept of the child's voice in one list: for who answers for it. */
export function canListVoices(
  actor: Actor,
  child: Profile,
  facts: Pick<ChildFacts, 'parentStays'>,
): boolean {
  if (isAccountOf(actor, child)) return true;
  return child.eraseAt === null && keeps(actor, child, facts);
}

/** Who took a profile over keeps recordings of their own voice to themselves, whatever their role. */
export function canKeepToThemselves(actor: Actor, child: Profile): boolean {
  return isAccountOf(actor, child);
}

/** The parent, also one who left; and the family's owner, when there is no parent there any more. */
function keeps(
  actor: Actor,
  child: Profile,
  { parentStays }: Pick<ChildFacts, 'parentStays'>,
): boolean {
  if (!isInFamily(actor, child) || child.accountId !== null) return false;
  return isUser(actor, child.parentId) || (!parentStays && mayAct(actor, 'managePeople'));
}

function isAccountOf(actor: Actor, child: Profile): boolean {
  return isInFamily(actor, child) && child.accountId !== null && isUser(actor, child.accountId);
}

function isInFamily(actor: Actor, child: Profile): boolean {
  return actor.kind === 'member' && actor.familyId === child.familyId;
}

function isUser(actor: Actor, userId: string): boolean {
  return actor.kind === 'member' && actor.userId === userId;
}
