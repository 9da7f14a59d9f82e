import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { hashToken } from '#platform/crypto/tokens.ts';

/**
 * `ic_live_` (a member's) or `ic_service_` (the product's), 32 random letters and digits (190
 * bits), and six that are their CRC-32: a finder of leaked secrets knows a key by its prefix, and
 * one that was not copied whole is refused without asking the database. No sign ends a word, so
 * that a double click takes all of it.
 */
const prefixes = { personal: 'ic_live_', service: 'ic_service_' } as const;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 32;
const checksumLength = 6;
const form = new RegExp(`^(ic_live_|ic_service_)([0-9A-Za-z]{${randomLength + checksumLength}})$`);

export interface NewApiKey {
  /** Shown once and never kept. */
  readonly secret: string;
  readonly hash: string;
  /** What a list may show of it. */
  readonly hint: string;
}

export function newApiKey(kind: ApiKeyKindName): NewApiKey {
  const letters = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]);
  const body = `${prefixes[kind]}${letters.join('')}`;
  const secret = `${body}${checksumOf(body)}`;
  return { secret, hash: hashToken(secret), hint: `${prefixes[kind]}…${secret.slice(-4)}` };
}

/** What kind of key the text is, or null when it cannot be one of ours. */
export function kindOfKey(text: string): ApiKeyKindName | null {
  const prefix = form.exec(text)?.[1];
  if (prefix === undefined) return null;
  const body = text.slice(0, -checksumLength);
  if (checksumOf(body) !== text.slice(-checksumLength)) return null;
  return prefix === prefixes.personal ? 'personal' : 'service';
}

function checksumOf(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let place = 0; place < checksumLength; place += 1) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
