import type { Actor } from '#platform/context.ts';

/** A session is ended by whose it is; not even an administrator signs somebody else out here. */
export function mayEndSession(actor: Actor, session: { userId: string }): boolean {
  return actor.kind === 'member' && actor.userId === session.userId;
}
