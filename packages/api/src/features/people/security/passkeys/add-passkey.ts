import type { AddPasskeyInput } from '@infinite/schema/accounts/passkey.input';
import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { RequestContext } from '#platform/context.ts';
import { deviceOf } from '#features/people/security/device-of.ts';
import { sendSecurityMail } from '#features/people/security/jobs/send-security-mail.job.ts';
import { takeChallenge } from '#features/people/security/passkeys/challenges.ts';
import { PasskeyEntity } from '#features/people/security/passkeys/passkey.entity.ts';
import {
  passkeyAlgorithms,
  relyingParty,
} from '#features/people/security/passkeys/relying-party.ts';
import { recordSecurityEvent } from '#features/people/security/record-security-event.ts';
import { requireTypedPassword } from '#features/people/security/require-recent-password.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Keeps the public half of the passkey that a browser made for our challenge (WebAuthn, section
 * 7.1). Its owner gets a mail.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PASSWORD_NEEDED, INVALID_INPUT
 */
export async function addPasskey(ctx: RequestContext, input: AddPasskeyInput): Promise<void> {
  const { userId } = await requireTypedPassword(ctx);
  const challenge = await takeChallenge(ctx, { purpose: 'register', userId });
  const credential = await verifiedCredential(ctx, input, challenge);
  if (!credential) throw new AppError('INVALID_INPUT', { words: passkeyWords.refused });
  const name = input.name || deviceOf(ctx.meta.userAgent);
  await inTransaction(ctx, async (ctx) => {
    const added = await tables(ctx.em, PasskeyEntity)
      .insertInto('passkeys')
      .values({
        id: newId(),
        userId,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: (input.passkey.response.transports ?? []).join(','),
        name,
        createdAt: ctx.clock.now(),
        lastUsedAt: null,
      })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows)
      throw new AppError('INVALID_INPUT', { words: passkeyWords.known });
    await recordSecurityEvent(ctx, { kind: 'PASSKEY_ADDED', userId, detail: name });
    await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'passkeyAdded', userId, detail: name });
  });
}

async function verifiedCredential(
  ctx: RequestContext,
  { passkey }: AddPasskeyInput,
  expectedChallenge: string,
) {
  const { id, origin } = relyingParty(ctx.app);
  const { clientDataJSON, attestationObject } = passkey.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...passkey,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    return registrationInfo?.credential;
  } catch {
    // The library says each fault of the answer by an error of its own.
    return undefined;
  }
}
