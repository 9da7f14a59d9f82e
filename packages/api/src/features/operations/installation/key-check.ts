import { createHash } from 'node:crypto';
import type { MasterKey } from '#platform/crypto/master-keys.ts';
import {
  unwrapKey,
  wrapKey,
  WrappedKeyBroken,
  type KeyOwner,
} from '#platform/crypto/wrapped-key.ts';

const knownText = createHash('sha256').update('infinite-connections key check').digest();
const ownerOf = (databaseId: string): KeyOwner => `installation:${databaseId}/check`;

/** What only this master key makes, for this database alone. */
export function sealCheck(master: MasterKey, databaseId: string): Buffer {
  return wrapKey(master, ownerOf(databaseId), knownText);
}

export function opensCheck(master: MasterKey, databaseId: string, sealed: Uint8Array): boolean {
  try {
    return unwrapKey(master, ownerOf(databaseId), sealed).equals(knownText);
  } catch (error) {
    if (error instanceof WrappedKeyBroken) return false;
    throw error;
  }
}
