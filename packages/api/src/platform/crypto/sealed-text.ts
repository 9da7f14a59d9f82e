import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const versionByte = 1;
const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals words for a column of the database (AES-256-GCM): version (1 byte), nonce (12), ciphertext,
 * tag (16). `kind` is bound to it, so that words of one kind cannot be passed off as another's; the
 * key is a family's own, so words of one family cannot be passed off as another family's.
 */
export function sealText(key: Buffer, kind: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(kind));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([versionByte]), iv, sealed, cipher.getAuthTag()]);
}

/** @throws when it was sealed under another key or as another kind, or was altered */
export function openText(key: Buffer, kind: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== versionByte) throw new Error('unknown version of sealed words');
  const iv = bytes.subarray(1, 1 + ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(kind));
  decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
  const text = bytes.subarray(1 + ivBytes, bytes.length - tagBytes);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
