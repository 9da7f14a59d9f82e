import type { Actor } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

interface OfFamily {
  readonly familyId: string;
}

interface Import extends OfFamily {
  readonly createdBy: string | null;
}

/** Owner and editors look at every import of their family. */
export function canSeeTreeImport(actor: Actor, subject: OfFamily): boolean {
  if (actor.kind !== 'member' || actor.familyId !== subject.familyId) return false;
  return mayAct(actor, 'importTree');
}

/** Sending the bytes, confirming, deciding: by the member who brought the file. */
export function canDecideTreeImport(actor: Actor, subject: Import): boolean {
  if (!canSeeTreeImport(actor, subject)) return false;
  return actor.kind === 'member' && !actor.sample && actor.userId === subject.createdBy;
}

/** An owner also ends what an editor began and left. */
export function canCancelTreeImport(actor: Actor, subject: Import): boolean {
  if (canDecideTreeImport(actor, subject)) return true;
  if (!canSeeTreeImport(actor, subject)) return false;
  return actor.kind === 'member' && !actor.sample && actor.familyRole === 'owner';
}

/** A file of the tree. A viewer has none made. */
export function canExportTree(actor: Actor, subject: OfFamily): boolean {
  if (actor.kind !== 'member' || actor.familyId !== subject.familyId) return false;
  return mayAct(actor, 'exportTree');
}

/** With the details of living people: owner and editors; a program needs the scope for it too. */
export function canExportLiving(actor: Actor, subject: OfFamily): boolean {
  if (!canExportTree(actor, subject) || actor.kind !== 'member') return false;
  if (actor.key && !actor.key.scopes.has('tree:living')) return false;
  return mayAct(actor, 'changeAllOfTree');
}
