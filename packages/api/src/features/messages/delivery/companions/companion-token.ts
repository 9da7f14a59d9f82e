import { createHmac } from 'node:crypto';
import { hashToken, type Token } from '#platform/crypto/tokens.ts';

/**
 * Derived from the family's key, so that the recipient's page can show the link again although the
 * database stores only its hash.
 */
export function companionToken(familyKey: Buffer, companionId: string): Token {
  const token = createHmac('sha256', familyKey)
    .update(`companion-link:${companionId}`)
    .digest('base64url');
  return { token, hash: hashToken(token) };
}
