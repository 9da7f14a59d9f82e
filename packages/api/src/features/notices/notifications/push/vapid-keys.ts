import { createECDH } from 'node:crypto';
import type { AppContext } from '#platform/context.ts';

interface VapidKeys {
  /** Base64url; an uncompressed point of P-256. */
  readonly publicKey: string;
  /** Base64url; 32 bytes. */
  readonly privateKey: string;
}

/**
 * The key pair that names this installation to push services (RFC 8292). It is derived from the
 * installation's root secret, which is made at the first start and kept sealed in the database, so it
 * is the same in every process and after a restore.
 */
export function vapidKeys({ keys }: Pick<AppContext, 'keys'>): VapidKeys {
  const secret = keys.keyFor('web push');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: secret.toString('base64url'),
  };
}
