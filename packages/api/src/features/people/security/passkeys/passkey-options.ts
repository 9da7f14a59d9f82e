import { passkeyLimits } from '@infinite/schema/catalogue/auth';
import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { RequestContext } from '#platform/context.ts';
import { findUser } from '#features/people/identity/index.ts';
import { openChallenge } from '#features/people/security/passkeys/challenges.ts';
import { passkeysOf } from '#features/people/security/passkeys/list-passkeys.ts';
import {
  passkeyAlgorithms,
  relyingParty,
} from '#features/people/security/passkeys/relying-party.ts';
import { requireTypedPassword } from '#features/people/security/require-recent-password.ts';
import { AppError } from '#platform/errors/app-error.ts';

const timeout = passkeyLimits.challengeMinutes * 60_000;

/**
 * What the browser gives its authenticators to make a passkey. Each finds its account without a
 * name being typed, and asks for a finger, a face or a PIN, so that it counts as two factors.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PASSWORD_NEEDED, WRONG_STATE
 */
export async function passkeyCreationOptions(ctx: RequestContext) {
  const { userId } = await requireTypedPassword(ctx);
  const known = await passkeysOf(ctx, userId);
  if (known.length >= passkeyLimits.perAccount)
    throw new AppError('WRONG_STATE', { words: passkeyWords.tooMany });
  const account = await findUser(ctx.em, userId);
  const party = relyingParty(ctx.app);
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(userId),
    userName: account?.email ?? '',
    userDisplayName: account?.username ?? '',
    challenge: bytesOf(await openChallenge(ctx, { purpose: 'register', userId })),
    timeout,
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Options for a sign-in without a password. They list no credential IDs, because the account is not
 * known yet: the device offers the passkeys that it holds for our origin, and the one it answers
 * with names the account. `acceptPasskey` checks the answer.
 */
export async function passkeySignInOptions(ctx: RequestContext) {
  return requestOptions(ctx, await openChallenge(ctx, { purpose: 'sign-in', userId: null }));
}

/**
 * Options for a known account. They list the credential IDs of its passkeys, and no others.
 * @throws AppError WRONG_STATE when the account has no passkey
 */
export async function ownPasskeyOptions(
  ctx: RequestContext,
  use: { purpose: 'second-step' | 'confirm'; userId: string },
) {
  const own = await passkeysOf(ctx, use.userId);
  if (own.length === 0) throw new AppError('WRONG_STATE', { words: passkeyWords.none });
  const allowed = own.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports.split(',').filter(Boolean),
  }));
  return requestOptions(ctx, await openChallenge(ctx, use), allowed);
}

function requestOptions(
  ctx: RequestContext,
  challenge: string,
  allowCredentials: { id: string; transports: string[] }[] = [],
) {
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx.app).id,
    challenge: bytesOf(challenge),
    timeout,
    allowCredentials,
    userVerification: 'required',
  });
}

/** The library takes a text for UTF-8, not for base64url. */
function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}
