import type { AppContext } from '#platform/context.ts';
import { openText, sealText } from '#platform/crypto/sealed-text.ts';

// Sealed under a key of the installation and bound to the account: a copied row opens nowhere else.
const placeOf = (userId: string) => ({ kind: 'authenticator', row: userId });
const keyOf = (app: AppContext) => app.keys.keyFor('authenticators');

export function sealSecret(app: AppContext, userId: string, secret: string): Buffer {
  return sealText(keyOf(app), placeOf(userId), secret);
}

/** @throws SealBroken */
export function openSecret(app: AppContext, userId: string, sealed: Uint8Array): string {
  return openText(keyOf(app), placeOf(userId), sealed);
}
