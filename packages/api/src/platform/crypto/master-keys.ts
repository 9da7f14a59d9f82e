import { hkdfSync } from 'node:crypto';

/**
 * A master key with its id. The id is derived from the key, so that environment, key file, shares
 * and database name the same key without agreeing on a number; it tells nothing of the key.
 */
export interface MasterKey {
  /** `k` and eight hexadecimal digits. */
  readonly id: string;
  readonly key: Buffer;
}

export const masterKeyBytes = 32;
export const keyIdBytes = 4;

export function masterKeyOf(key: Buffer): MasterKey {
  if (key.length !== masterKeyBytes) throw new Error('a master key has 32 bytes');
  const info = 'infinite-connections key id';
  const id = Buffer.from(hkdfSync('sha256', key, Buffer.alloc(32), info, keyIdBytes));
  return { id: keyIdFrom(id), key };
}

/** The id as it stands in the header of a wrapped key. */
export function keyIdFrom(bytes: Uint8Array): string {
  return `k${Buffer.from(bytes).toString('hex')}`;
}

export function keyIdToBytes(id: string): Buffer {
  return Buffer.from(id.slice(1), 'hex');
}
