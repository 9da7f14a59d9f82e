import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which version of which delivery a bounce is about. */
interface BouncedTry {
  readonly deliveryId: string;
  readonly linkVersion: number;
}

/**
 * VERP: `bounces+<id>.<version>.<signature>@relay`, so that a bounce identifies its delivery
 * whatever its text says. Uses at most 62 of the 64 octets that RFC 5321 allows for a local part,
 * with a prefix of seven, all in one case. Signed with the family's key, which survives a rotation
 * of the master key: a stranger who writes to the mailbox cannot forge a bounce.
 */
export function deliveryReturnPath(
  address: string,
  familyKey: Buffer,
  { deliveryId, linkVersion }: BouncedTry,
): string {
  const at = address.lastIndexOf('@');
  const id = deliveryId.replaceAll('-', '');
  const name = `${id}.${linkVersion}.${signature(familyKey, { deliveryId, linkVersion })}`;
  return `${address.slice(0, at)}+${name}${address.slice(at)}`;
}

/** What a return path claims; check it with `isOurReturnPath` under the delivery's family key. */
export function readReturnPath(
  returnPath: string,
): (BouncedTry & { readonly signature: string }) | null {
  const found = /\+([0-9a-f]{32})\.(\d{1,4})\.([0-9a-f]{16})@/i.exec(returnPath);
  if (!found) return null;
  const [, hex = '', version = '', given = ''] = found;
  return {
    deliveryId: uuidOf(hex.toLowerCase()),
    linkVersion: Number(version),
    signature: given.toLowerCase(),
  };
}

export function isOurReturnPath(
  familyKey: Buffer,
  claim: BouncedTry & { readonly signature: string },
): boolean {
  return timingSafeEqual(
    Buffer.from(signature(familyKey, claim)),
    Buffer.from(claim.signature.padEnd(16).slice(0, 16)),
  );
}

/** `delivery.<id>.<version>@host`, as `deliveryMessageId` writes it. */
export function readDeliveryMessageId(messageId: string): BouncedTry | null {
  const found = /delivery\.([0-9a-f-]{36})\.(\d{1,4})@/i.exec(messageId);
  if (!found) return null;
  const [, deliveryId = '', version = ''] = found;
  return { deliveryId: deliveryId.toLowerCase(), linkVersion: Number(version) };
}

function signature(familyKey: Buffer, { deliveryId, linkVersion }: BouncedTry): string {
  return createHmac('sha256', familyKey)
    .update(`return-path:${deliveryId}:${linkVersion}`)
    .digest('hex')
    .slice(0, 16);
}

function uuidOf(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
