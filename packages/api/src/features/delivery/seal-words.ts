import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals a few words under the family's key (AES-256-GCM, bound to the row they belong to):
 * nonce (12 bytes), ciphertext, tag (16).
 */
export function sealWords(familyKey: Buffer, rowId: string, words: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', wordsKey(familyKey), iv);
  cipher.setAAD(Buffer.from(rowId));
  const sealed = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]);
}

/** @throws when they were sealed for another row, under another key, or altered */
export function openWords(familyKey: Buffer, rowId: string, sealed: Buffer): string {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    wordsKey(familyKey),
    sealed.subarray(0, ivBytes),
  );
  decipher.setAAD(Buffer.from(rowId));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  const body = sealed.subarray(ivBytes, sealed.length - tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

function wordsKey(familyKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', familyKey, Buffer.alloc(32), 'recipient words', 32));
}
