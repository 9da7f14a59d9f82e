import { createHash } from 'node:crypto';
import { combine, split } from 'shamir-secret-sharing';
import { masterKeyOf, type MasterKey } from '#platform/crypto/master-keys.ts';

/**
 * A master key as shares for paper (Shamir's secret sharing over GF(256)): any `threshold` of them
 * give the key back, fewer tell nothing. One line each:
 *
 *     k3f9a2c1d-2-3 XXXX-XXXX-…
 *
 * the key's id, the number of this share, how many are needed; then share and checksum in Crockford's
 * base 32, where O is read as 0 and I and L as 1, in any case and with any spaces or hyphens.
 */
export interface KeyShare {
  readonly keyId: string;
  /** From 1. */
  readonly index: number;
  readonly threshold: number;
  readonly share: Uint8Array;
}

/** A line that is no share, or shares that do not give the key they name. In plain words. */
export class ShareProblem extends Error {
  override readonly name = 'ShareProblem';
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const shareBytes = 33;
const checksumBytes = 4;
const linePattern = /^(k[0-9a-f]{8})-(\d{1,3})-(\d{1,3})\s+(.+)$/i;

/** @throws ShareProblem for numbers that make no sense */
export async function shareMasterKey(
  { id, key }: MasterKey,
  shares: number,
  threshold: number,
): Promise<string[]> {
  const isWhole = Number.isInteger(shares) && Number.isInteger(threshold);
  if (!isWhole || threshold < 2 || shares < threshold || shares > 255) {
    throw new ShareProblem('There are 2 to 255 shares, and at least 2 and at most all are needed.');
  }
  const parts = await split(new Uint8Array(key), shares, threshold);
  return parts.map((share, n) => {
    const head = `${id}-${n + 1}-${threshold}`;
    const text = toBase32(Buffer.concat([share, checksumOf(head, share)]));
    return `${head} ${(text.match(/.{1,4}/g) ?? []).join('-')}`;
  });
}

/** @throws ShareProblem that names the share with the slip */
export function readShare(line: string): KeyShare {
  const [, id = '', index = '', threshold = '', text = ''] = linePattern.exec(line.trim()) ?? [];
  if (!id) throw new ShareProblem('This is no share: one begins like k3f9a2c1d-2-3.');
  const keyId = id.toLowerCase();
  const bytes = fromBase32(text);
  const head = `${keyId}-${Number(index)}-${Number(threshold)}`;
  const share = bytes?.subarray(0, shareBytes);
  const isWhole = bytes?.length === shareBytes + checksumBytes && share !== undefined;
  if (!isWhole || !checksumOf(head, share).equals(bytes.subarray(shareBytes))) {
    throw new ShareProblem(`Share ${Number(index)} of the key ${keyId} has a typing mistake.`);
  }
  return {
    keyId,
    index: Number(index),
    threshold: Number(threshold),
    share: new Uint8Array(share),
  };
}

/** @throws ShareProblem when they are too few or do not belong together */
export async function combineShares(shares: readonly KeyShare[]): Promise<MasterKey> {
  const [first] = shares;
  if (!first) throw new ShareProblem('There is no share.');
  const { keyId, threshold } = first;
  const other = shares.find((share) => share.keyId !== keyId || share.threshold !== threshold);
  if (other) {
    throw new ShareProblem(
      `Share ${other.index} is of the key ${other.keyId}, share ${first.index} of ${keyId}.`,
    );
  }
  const distinct = new Map(shares.map((share) => [share.index, share.share]));
  if (distinct.size < threshold) {
    throw new ShareProblem(`${threshold} different shares are needed; there are ${distinct.size}.`);
  }
  const key = masterKeyOf(Buffer.from(await combine([...distinct.values()].slice(0, threshold))));
  if (key.id === keyId) return key;
  throw new ShareProblem('These shares were not made together, so they do not give the key.');
}

function checksumOf(head: string, share: Uint8Array): Buffer {
  return createHash('sha256').update(`${head}\n`).update(share).digest().subarray(0, checksumBytes);
}

function toBase32(bytes: Buffer): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(held >> (bits - 5)) & 31];
    held &= 31;
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Buffer | undefined {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of text.toUpperCase().replaceAll(/[\s-]/g, '')) {
    const value = alphabet.indexOf(letter.replace('O', '0').replace(/[IL]/, '1'));
    if (value < 0) return undefined;
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
  }
  // The last letter has bits to spare; they are zero as it was printed.
  if (held & ((1 << bits) - 1)) return undefined;
  return Buffer.from(bytes);
}
