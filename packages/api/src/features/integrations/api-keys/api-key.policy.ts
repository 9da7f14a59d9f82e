import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import type { Actor } from '#context.ts';

/**
 * A member revokes their own keys, any administrator those of the product. A key cannot revoke
 * keys, not even itself, so that a thief cannot lock out the owner's other programs.
 */
export function mayEndKey(actor: Actor, key: { kind: ApiKeyKindName; userId: string }): boolean {
  if (actor.kind !== 'member' || actor.key) return false;
  return key.kind === 'service' ? actor.role === 'admin' : actor.userId === key.userId;
}
