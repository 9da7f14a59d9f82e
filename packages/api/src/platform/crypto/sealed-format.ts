import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * The sealed form of a stored object (STREAM construction, Hoang, Reyhanitabar, Rogaway, Vizár
 * 2015, over AES-256-GCM):
 *
 *     header (40 bytes) | chunk 0 | chunk 1 | … | last chunk
 *
 * Header: 'ICSO', version (1 byte), log2 of the chunk size (1), two zero bytes, salt (32, random).
 * A chunk is its ciphertext and a tag of 16 bytes; all but the last hold `chunkBytes` of content.
 * Each object has its own key: HKDF-SHA256 of its owner's key with the salt, over the header's
 * first bytes and the object's name, so an object moved to another name does not open. The nonce
 * is a prefix of that derivation, the chunk's index and whether it is the last, so chunks can
 * neither change places nor be cut off at the end.
 */
const magic = Buffer.from('ICSO');
const version = 1;
const chunkSizeLog2 = 16;
const purpose = Buffer.from('infinite-connections sealed object\0');
const keyBytes = 32;
const noncePrefixBytes = 7;
const fixedHeaderBytes = 8;
const lastIndex = 2 ** 32 - 1;

export const saltBytes = 32;
export const headerBytes = fixedHeaderBytes + saltBytes;
export const tagBytes = 16;
export const chunkBytes = 2 ** chunkSizeLog2;
export const sealedChunkBytes = chunkBytes + tagBytes;

/** The stored bytes are not what was sealed: altered, cut, mixed up, or under another key. */
export class SealBroken extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`sealed object: ${what}`, options);
    this.name = 'SealBroken';
  }
}

export function makeHeader(salt: Uint8Array): Buffer {
  return Buffer.concat([magic, Buffer.from([version, chunkSizeLog2, 0, 0]), salt]);
}

/** @throws SealBroken when this is not a header of a form that this program reads */
export function checkHeader(header: Buffer): void {
  const expected = makeHeader(header.subarray(fixedHeaderBytes));
  if (header.length !== headerBytes || !header.equals(expected))
    throw new SealBroken('unknown form');
}

/** How many chunks hold `bytes` of content; an empty object has one empty chunk. */
export function chunkCount(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / chunkBytes));
}

/** Bytes on disk for `bytes` of content. */
export function sealedLength(bytes: number): number {
  return headerBytes + bytes + chunkCount(bytes) * tagBytes;
}

/**
 * Bytes of content in a sealed object of `sealed` bytes.
 * @throws SealBroken when no content has that sealed length
 */
export function contentLength(sealed: number): number {
  const body = sealed - headerBytes;
  const bytes = body - Math.ceil(body / sealedChunkBytes) * tagBytes;
  if (body < tagBytes || bytes < 0 || sealedLength(bytes) !== sealed)
    throw new SealBroken('cut off');
  return bytes;
}

export interface ObjectSecrets {
  /** Prepared once an object: a key given as bytes would be imported again for each chunk. */
  readonly key: KeyObject;
  readonly noncePrefix: Buffer;
}

export function deriveSecrets(ownerKey: Uint8Array, name: string, header: Buffer): ObjectSecrets {
  const info = Buffer.concat([purpose, header.subarray(0, fixedHeaderBytes), Buffer.from(name)]);
  const salt = header.subarray(fixedHeaderBytes);
  const derived = Buffer.from(
    hkdfSync('sha256', ownerKey, salt, info, keyBytes + noncePrefixBytes),
  );
  const key = createSecretKey(derived.subarray(0, keyBytes));
  return { key, noncePrefix: derived.subarray(keyBytes) };
}

export function chunkNonce(secrets: ObjectSecrets, index: number, last: boolean): Buffer {
  if (index > lastIndex) throw new SealBroken('too many chunks');
  const nonce = Buffer.alloc(noncePrefixBytes + 5);
  secrets.noncePrefix.copy(nonce);
  nonce.writeUInt32BE(index, noncePrefixBytes);
  nonce[noncePrefixBytes + 4] = last ? 1 : 0;
  return nonce;
}
