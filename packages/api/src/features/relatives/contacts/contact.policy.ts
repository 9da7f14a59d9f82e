import type { Actor } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

interface Entry {
  readonly familyId: string;
  readonly addedBy: string | null;
}

/** The whole family looks things up. */
export function canSeeContact(actor: Actor, contact: Pick<Entry, 'familyId'>): boolean {
  if (actor.kind !== 'member' || actor.familyId !== contact.familyId) return false;
  return mayAct(actor, 'seeContacts');
}

/** Changing, removing, restoring and merging: their own, or as an editor any. */
export function canChangeContact(actor: Actor, contact: Entry): boolean {
  if (!canSeeContact(actor, contact)) return false;
  if (mayAct(actor, 'changeAllContacts')) return true;
  const isOwn = actor.kind === 'member' && actor.userId === contact.addedBy;
  return isOwn && mayAct(actor, 'addContacts');
}
