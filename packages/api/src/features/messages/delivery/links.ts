import { createHmac } from 'node:crypto';
import type { Token } from '#platform/crypto/tokens.ts';
import type { ReminderPurpose } from '#features/messages/delivery/delivery-token.entity.ts';
import { hashToken } from '#platform/crypto/tokens.ts';

/**
 * Tokens of links are derived from the family's key instead of drawn at random: a mail that is
 * resent after a crash must contain the same link, and the database stores only hashes.
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

function derive(familyKey: Buffer, name: string): Token {
  const token = createHmac('sha256', familyKey).update(name).digest('base64url');
  return { token, hash: hashToken(token) };
}

/**
 * The id of a delivery, derived instead of drawn: after a restore the same delivery begins with the
 * same id, so its Message-ID lets mail providers recognize the duplicate, and a link that was
 * mailed before still opens. Derived from the family's key, which survives a rotation of the master
 * key. A UUID of version 8 (RFC 9562, section 5.8).
 */
export function deliveryId(
  familyKey: Buffer,
  delivery: { messageId: string; recipientId: string; occurrence: string },
): string {
  const { messageId, recipientId, occurrence } = delivery;
  const bytes = createHmac('sha256', familyKey)
    .update(`delivery:${messageId}:${recipientId}:${occurrence}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The fixed Message-ID of a delivery to one address. */
export function deliveryMessageId(deliveryId: string, version: number, origin: string): string {
  return `delivery.${deliveryId}.${version}@${new URL(origin).hostname}`;
}
