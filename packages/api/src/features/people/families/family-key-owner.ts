import type { KeyOwner } from '#platform/crypto/wrapped-key.ts';

/** Under which the key ring wraps and unwraps the key of a family. */
export function familyKeyOwner(familyId: string): KeyOwner {
  return `family:${familyId}`;
}
