import { createHmac } from 'node:crypto';
import type { Token } from '#platform/crypto/tokens.ts';
import { hashToken } from '#platform/crypto/tokens.ts';

/**
 * Secrets of links are derived under the family's key, not drawn: a mail that is sent again after a
 * crash must carry the same link, and the database holds hashes only.
 */
export function deliveryLink(familyKey: Buffer, deliveryId: string, version: number): Token {
  return derive(familyKey, `delivery-link:${deliveryId}:${version}`);
}

export function answerLink(
  familyKey: Buffer,
  reminder: { messageId: string; occurrence: string; purpose: ReminderPurpose; remindedAt: string },
): Token {
  const { messageId, occurrence, purpose, remindedAt } = reminder;
  return derive(familyKey, `answer-link:${messageId}:${occurrence}:${purpose}:${remindedAt}`);
}

export type ReminderPurpose = 'REMINDER' | 'SECOND_REMINDER';

function derive(familyKey: Buffer, name: string): Token {
  const token = createHmac('sha256', familyKey).update(name).digest('base64url');
  return { token, hash: hashToken(token) };
}

/** The fixed Message-ID of a delivery to one address. */
export function deliveryMessageId(deliveryId: string, version: number, origin: string): string {
  return `delivery.${deliveryId}.${version}@${new URL(origin).hostname}`;
}
