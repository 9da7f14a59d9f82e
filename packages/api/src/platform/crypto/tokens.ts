import { hash, randomBytes } from 'node:crypto';

/** A secret for a link or a cookie; only its hash is stored. */
export interface Token {
  /** 32 random bytes, base64url: 43 characters. */
  readonly token: string;
  /** SHA-256 of the token, hexadecimal. */
  readonly hash: string;
}

export function newToken(): Token {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** A plain hash suffices: the token has 256 bits of its own, so it cannot be guessed from a table. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
