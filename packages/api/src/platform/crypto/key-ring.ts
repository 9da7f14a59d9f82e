import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const versionByte = 1;
const ivBytes = 12;
const tagBytes = 16;

/**
 * Holds the master key and wraps one key a family with it (AES-256-GCM).
 * A wrapped key is: version (1 byte), nonce (12), ciphertext (32), tag (16).
 */
export class KeyRing {
  readonly #masterKey: Buffer;

  constructor(masterKey: Buffer) {
    if (masterKey.length !== 32) throw new Error('the master key must have 32 bytes');
    this.#masterKey = masterKey;
  }

  newFamilyKey(): { key: Buffer; wrapped: Buffer } {
    const key = randomBytes(32);
    return { key, wrapped: this.#wrap(key) };
  }

  /** @throws when the wrapped key was made under another master key or was altered */
  unwrapFamilyKey(wrapped: Uint8Array): Buffer {
    const bytes = Buffer.from(wrapped);
    if (bytes[0] !== versionByte) throw new Error('unknown version of a wrapped family key');
    const iv = bytes.subarray(1, 1 + ivBytes);
    const decipher = createDecipheriv('aes-256-gcm', this.#masterKey, iv);
    decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
    return Buffer.concat([
      decipher.update(bytes.subarray(1 + ivBytes, bytes.length - tagBytes)),
      decipher.final(),
    ]);
  }

  /** A key of its own for each purpose of the installation, the same at every start. */
  keyFor(purpose: string): Buffer {
    const info = `infinite-connections ${purpose}`;
    return Buffer.from(hkdfSync('sha256', this.#masterKey, Buffer.alloc(32), info, 32));
  }

  #wrap(key: Buffer): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#masterKey, iv);
    const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
    return Buffer.concat([Buffer.from([versionByte]), iv, sealed, cipher.getAuthTag()]);
  }
}
