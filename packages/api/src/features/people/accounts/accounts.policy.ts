import type { Actor } from '#platform/context.ts';

/** Only its owner ends a session here, not even an administrator. */
export function mayEndSession(actor: Actor, session: { userId: string }): boolean {
  return actor.kind === 'member' && actor.userId === session.userId;
}
