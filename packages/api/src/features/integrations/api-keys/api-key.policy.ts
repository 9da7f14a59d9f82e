import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import type { Actor } from '#context.ts';

/**
 * A member ends their own keys, any administrator those of the product. A key ends no key, not even
 * itself: whoever stole one cannot shut its owner's others down.
 */
export function mayEndKey(actor: Actor, key: { kind: ApiKeyKindName; userId: string }): boolean {
  if (actor.kind !== 'member' || actor.key) return false;
  return key.kind === 'service' ? actor.role === 'admin' : actor.userId === key.userId;
}
