import type { Actor } from '#context.ts';

/**
 * The product's webhooks are every administrator's, a member's are that member's alone: a service
 * key, though an administrator made it, does not come near them.
 */
export function mayManageWebhook(
  actor: Actor,
  endpoint: { readonly familyId: string | null; readonly ownerId: string },
): boolean {
  if (actor.kind !== 'member') return false;
  if (endpoint.familyId === null) return actor.role === 'admin';
  return actor.key?.kind !== 'service' && endpoint.ownerId === actor.userId;
}
