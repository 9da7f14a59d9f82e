import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import {
  keyIdBytes,
  keyIdFrom,
  keyIdToBytes,
  type MasterKey,
} from '#platform/crypto/master-keys.ts';

/**
 * What a wrapped key belongs to: a kind and an id. The seal covers it, so a wrapped key that was
 * copied to another row does not open there.
 */
export type KeyOwner = `${string}:${string}`;

/**
 * A wrapped key (AES-256-GCM under a master key):
 *
 *     version 2 (1 byte) | id of the master key (4) | nonce (12) | ciphertext (32) | tag (16)
 *
 * with the id of the master key and the owner as associated data. Version 1 had neither id nor
 * associated data: version (1), nonce (12), ciphertext (32), tag (16).
 */
const version = 2;
const unboundVersion = 1;
const ivBytes = 12;
const tagBytes = 16;

/** The wrapped key does not open: another master key, another owner, or altered bytes. */
export class WrappedKeyBroken extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`wrapped key: ${what}`, options);
    this.name = 'WrappedKeyBroken';
  }
}

export function wrapKey(master: MasterKey, owner: KeyOwner, key: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', master.key, iv);
  cipher.setAAD(bindingOf(master.id, owner));
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  const head = Buffer.concat([Buffer.from([version]), keyIdToBytes(master.id)]);
  return Buffer.concat([head, iv, sealed, cipher.getAuthTag()]);
}

/** The id of the master key it was wrapped under; null for the older form, which names none. */
export function wrappedUnder(wrapped: Uint8Array): string | null {
  if (wrapped[0] === unboundVersion) return null;
  if (wrapped[0] !== version || wrapped.length < 1 + keyIdBytes + ivBytes + tagBytes) {
    throw new WrappedKeyBroken(wrapped.length === 0 ? 'it was destroyed' : 'unknown form');
  }
  return keyIdFrom(wrapped.subarray(1, 1 + keyIdBytes));
}

/** @throws WrappedKeyBroken */
export function unwrapKey(master: MasterKey, owner: KeyOwner, wrapped: Uint8Array): Buffer {
  const isBound = wrappedUnder(wrapped) !== null;
  const bytes = Buffer.from(wrapped);
  const start = isBound ? 1 + keyIdBytes : 1;
  const iv = bytes.subarray(start, start + ivBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', master.key, iv);
    if (isBound) decipher.setAAD(bindingOf(master.id, owner));
    decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
    const sealed = bytes.subarray(start + ivBytes, bytes.length - tagBytes);
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch (cause) {
    throw new WrappedKeyBroken(`that of ${owner} does not open under ${master.id}`, { cause });
  }
}

function bindingOf(keyId: string, owner: KeyOwner): Buffer {
  // Ids come from addresses too, where a UUID may be written in capitals.
  return Buffer.from(`infinite-connections wrapped key\n${keyId}\n${owner.toLowerCase()}`);
}
