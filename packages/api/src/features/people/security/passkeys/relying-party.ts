import type { AppContext } from '#platform/context.ts';

/** EdDSA, ES256 and RS256 (RFC 9053), which every authenticator has one of. */
export const passkeyAlgorithms = [-8, -7, -257];

/** Whom a passkey is for (WebAuthn, section 4): this installation, by its public origin. */
export function relyingParty({ config }: AppContext) {
  const { origin, hostname } = new URL(config.publicOrigin);
  return { origin, id: hostname, name: 'Infinite Connections' };
}
