import type { Audience } from '@infinite/gedcom/living/withhold';
import { grants } from '@infinite/schema/catalogue/api-scopes';
import type { FamilyAct } from '@infinite/schema/catalogue/families';
import { mayAct } from '#features/people/families/index.ts';
import type { Actor } from '#platform/context.ts';

interface OfTree {
  readonly familyId: string;
}

interface Made extends OfTree {
  readonly createdBy: string | null;
}

const mayIn = (actor: Actor, { familyId }: OfTree, act: FamilyAct): boolean =>
  actor.kind === 'member' && actor.familyId === familyId && mayAct(actor, act);

/** The whole family looks at its tree; of living people some see less (`audienceOf`). */
export function canSeeTree(actor: Actor, tree: OfTree): boolean {
  return mayIn(actor, tree, 'seeTree');
}

/** New people, and connections between people. */
export function canAddToTree(actor: Actor, tree: OfTree): boolean {
  return canSeeTree(actor, tree) && mayIn(actor, tree, 'addToTree');
}

/** What a record says: who added it, and who tidies what the family keeps. */
export function canChangeRecord(actor: Actor, record: Made): boolean {
  if (!canSeeTree(actor, record)) return false;
  if (mayIn(actor, record, 'changeAllOfTree')) return true;
  const isOwn = actor.kind === 'member' && actor.userId === record.createdBy;
  return isOwn && mayIn(actor, record, 'addToTree');
}

/** Merging, splitting, moving branches, changing many at once. */
export function canMergeTree(actor: Actor, tree: OfTree): boolean {
  return mayIn(actor, tree, 'mergeTree');
}

/**
 * What an actor who may see the tree sees of living people and of confidential records. A program sees no living
 * person without the scope for it, whichever member it acts for.
 * @param self the individual that the actor is, if the family said so
 */
export function audienceOf(actor: Actor, tree: OfTree, self: string | null): Audience {
  const key = actor.kind === 'member' ? actor.key : undefined;
  if (key && !grants(key.scopes, 'tree:living')) {
    return {
      ...{ seesLivingDetails: false, seesLivingNames: false, seesRestricted: false },
      self: null,
    };
  }
  return {
    seesLivingDetails: mayIn(actor, tree, 'seeLivingDetails'),
    seesLivingNames: true,
    seesRestricted: mayIn(actor, tree, 'changeAllOfTree'),
    self,
  };
}
