import type { AccountRole } from '@infinite/schema/catalogue/staff';
import type { Actor } from '#platform/context.ts';
import { mayAsStaff } from '#platform/policy/may-as-staff.ts';

interface Account {
  readonly id: string;
  readonly role: AccountRole;
  /** Holds the address that the server is configured with as its administrator. */
  readonly configuredAdmin: boolean;
}

/** Staff with the right read accounts; nobody else learns of them. */
export function mayReadAccounts(actor: Actor): boolean {
  return mayAsStaff(actor, 'users.read');
}

/** Accounts of members; those of staff take the right to decide who is staff. */
export function mayTend(actor: Actor, account: Account): boolean {
  if (!mayAsStaff(actor, 'users.write')) return false;
  return account.role === 'member' || mayAsStaff(actor, 'roles');
}

/** Not one's own: who locks themselves out cannot undo it. */
export function maySuspend(actor: Actor, account: Account): boolean {
  return mayTend(actor, account) && !isOwn(actor, account);
}

/** The configured administrator would get the role back at the next start. */
export function mayChangeRole(actor: Actor, account: Account): boolean {
  return mayAsStaff(actor, 'roles') && maySuspend(actor, account) && !account.configuredAdmin;
}

export function mayDelete(actor: Actor, account: Account): boolean {
  return maySuspend(actor, account) && !account.configuredAdmin;
}

/** An administrator hands the role over first, so that one always remains. */
export function mayAskForDeletion(actor: Actor): boolean {
  if (actor.kind !== 'member' || actor.key) return false;
  return actor.role !== 'admin' && actor.secondFactorDue !== 'admin';
}

/** Figures of what a deletion takes away: the account's own member, staff, the product. */
export function mayKnowLosses(actor: Actor, account: Pick<Account, 'id'>): boolean {
  return actor.kind === 'system' || mayReadAccounts(actor) || isOwn(actor, account);
}

export function isOwn(actor: Actor, account: Pick<Account, 'id'>): boolean {
  return actor.kind === 'member' && actor.userId === account.id;
}
