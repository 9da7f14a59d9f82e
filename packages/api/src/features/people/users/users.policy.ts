import type { Actor } from '#platform/context.ts';

interface Account {
  readonly id: string;
  /** Holds the address that the server is configured with as its administrator. */
  readonly configuredAdmin: boolean;
}

/** Administrators look after accounts; nobody else learns of them. */
export function mayTendAccounts(actor: Actor): boolean {
  return actor.kind === 'member' && actor.role === 'admin';
}

/** Not one's own: who locks themselves out cannot undo it. */
export function maySuspend(actor: Actor, account: Account): boolean {
  return mayTendAccounts(actor) && !isOwn(actor, account);
}

/** The configured administrator would get the role back at the next start. */
export function mayChangeRole(actor: Actor, account: Account): boolean {
  return maySuspend(actor, account) && !account.configuredAdmin;
}

export function mayDelete(actor: Actor, account: Account): boolean {
  return mayChangeRole(actor, account);
}

/** An administrator hands the role over first, so that one always remains. */
export function mayAskForDeletion(actor: Actor): boolean {
  if (actor.kind !== 'member' || actor.key) return false;
  return actor.role !== 'admin' && !actor.secondFactorDue;
}

/** Figures of what a deletion takes away: the account's own member, administrators, the product. */
export function mayKnowLosses(actor: Actor, account: Pick<Account, 'id'>): boolean {
  return actor.kind === 'system' || mayTendAccounts(actor) || isOwn(actor, account);
}

export function isOwn(actor: Actor, account: Pick<Account, 'id'>): boolean {
  return actor.kind === 'member' && actor.userId === account.id;
}
