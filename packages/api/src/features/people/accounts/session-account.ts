import type { Actor, Member } from '#platform/context.ts';

/** What the statement that finds a session reads of its account. */
interface SessionAccount {
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly timeZone: string;
  /** As stored. */
  readonly preferences: string;
  /** Of the family in view. */
  readonly familyName: string;
}

/** By the actor of one request, with which it goes: no other request can see it. */
const accounts = new WeakMap<Actor, SessionAccount>();

export function rememberAccount(actor: Member, account: SessionAccount): void {
  accounts.set(actor, account);
}

/**
 * The account as it was when the request came in, so that a page that only shows who is signed in
 * asks the database once. Undefined for a program with a key. A mutation reads its account again.
 */
export function sessionAccountOf(actor: Member): SessionAccount | undefined {
  return accounts.get(actor);
}
