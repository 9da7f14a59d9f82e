import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Words as earlier releases sealed them: with version 1 bound to what they are, or without a
 * version (the caller says none) under a derived key and bound to their row.
 */
export function sealEarlier(
  version: 1 | 'none',
  familyKey: Buffer,
  boundTo: string,
  words: string,
): Buffer {
  const derived = hkdfSync('sha256', familyKey, Buffer.alloc(32), 'recipient words', 32);
  const key = version === 1 ? familyKey : Buffer.from(derived);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
  const head = version === 1 ? Buffer.from([1]) : Buffer.alloc(0);
  return Buffer.concat([head, iv, sealed, cipher.getAuthTag()]);
}
