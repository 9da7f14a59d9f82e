import type { Actor } from '#platform/context.ts';
import { mayAsStaff } from '#platform/policy/may-as-staff.ts';

/**
 * Every administrator manages the product's webhooks; a member's are that member's alone, out of reach
 * of a service key even if an administrator created it.
 */
export function mayManageWebhook(
  actor: Actor,
  endpoint: { readonly familyId: string | null; readonly ownerId: string },
): boolean {
  if (actor.kind !== 'member') return false;
  if (endpoint.familyId === null) return mayAsStaff(actor, 'developers');
  return actor.key?.kind !== 'service' && endpoint.ownerId === actor.userId;
}
