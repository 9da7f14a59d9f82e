import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + ivBytes;

/**
 * What words are sealed for, so that they open in no other place: what they are, and the id of the
 * row that holds them. Neither contains a line break.
 */
export interface SealedFor {
  readonly kind: string;
  readonly row: string;
}

/** Sealed words that do not open: of another key, kind or row, altered, or cut off. */
export class SealBroken extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`sealed words: ${what}`, options);
    this.name = 'SealBroken';
  }
}

/**
 * The formats, by their first byte. All are AES-256-GCM: version (1 byte), nonce (12), ciphertext,
 * tag (16). Only the newest is written.
 *
 * - 0: a key derived for 'recipient words', bound to the row
 * - 1: the key itself, bound to the kind
 * - 2: a key derived for 'words', bound to the kind and the row
 */
const formats: readonly {
  readonly keyOf: (key: Buffer) => Buffer;
  readonly boundTo: (place: SealedFor) => string;
}[] = [
  { keyOf: (key) => derived(key, 'recipient words'), boundTo: ({ row }) => row },
  { keyOf: (key) => key, boundTo: ({ kind }) => kind },
  { keyOf: (key) => derived(key, 'words'), boundTo: ({ kind, row }) => `${kind}\n${row}` },
];
export const sealedTextVersion = formats.length - 1;

/** Seals words for a column of the database. @param key of 32 bytes, the owner's */
export function sealText(key: Buffer, place: SealedFor, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const { keyOf, boundTo } = formatOf(sealedTextVersion);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), iv);
  cipher.setAAD(Buffer.from(boundTo(place)));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([sealedTextVersion]), iv, sealed, cipher.getAuthTag()]);
}

/** @throws SealBroken */
export function openText(key: Buffer, place: SealedFor, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  if (bytes.length < headBytes + tagBytes) throw new SealBroken('cut off');
  const { keyOf, boundTo } = formatOf(bytes.readUInt8(0));
  const iv = bytes.subarray(1, headBytes);
  const options = { authTagLength: tagBytes };
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), iv, options);
  decipher.setAAD(Buffer.from(boundTo(place)));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = bytes.subarray(headBytes, -tagBytes);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new SealBroken('they do not open here', { cause: error });
  }
}

function formatOf(version: number) {
  const format = formats[version];
  if (!format) throw new SealBroken(`unknown version ${version}`);
  return format;
}

function derived(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(32), purpose, 32));
}
