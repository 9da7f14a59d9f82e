import { createHmac } from 'node:crypto';
import { hashToken, type Token } from '#platform/crypto/tokens.ts';

/** Derived, so that the recipient's page can show the link again while the database has hashes. */
export function companionToken(familyKey: Buffer, companionId: string): Token {
  const token = createHmac('sha256', familyKey)
    .update(`companion-link:${companionId}`)
    .digest('base64url');
  return { token, hash: hashToken(token) };
}
