import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import type { Actor } from '#platform/context.ts';
import { mayAsStaff } from '#platform/policy/may-as-staff.ts';

/**
 * A member revokes their own keys, any administrator those of the product. A key revokes no key, not even
 * itself: a thief of one key cannot revoke its owner's others.
 */
export function mayEndKey(actor: Actor, key: { kind: ApiKeyKindName; userId: string }): boolean {
  if (actor.kind !== 'member' || actor.key) return false;
  return key.kind === 'service' ? mayAsStaff(actor, 'developers') : actor.userId === key.userId;
}
