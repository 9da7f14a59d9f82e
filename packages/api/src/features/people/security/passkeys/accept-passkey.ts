import type { PasskeyAnswer, PasskeyPurpose } from '@infinite/schema/accounts/passkey.input';
import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { sendSecurityMail } from '#features/people/security/jobs/send-security-mail.job.ts';
import { takeChallenge } from '#features/people/security/passkeys/challenges.ts';
import { PasskeyEntity } from '#features/people/security/passkeys/passkey.entity.ts';
import { relyingParty } from '#features/people/security/passkeys/relying-party.ts';
import { recordSecurityEvent } from '#features/people/security/record-security-event.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Checks a browser's answer to its challenge (WebAuthn, section 7.2): made by a passkey that we know,
 * for our origin, with the person verified.
 * @param use `userId` is null where the passkey itself says whose it is
 * @returns whose passkey it is
 * @throws AppError INVALID_INPUT
 */
export async function acceptPasskey(
  ctx: RequestContext,
  answer: PasskeyAnswer,
  use: { purpose: PasskeyPurpose; userId: string | null },
): Promise<string> {
  const challenge = await takeChallenge(ctx, use);
  const passkey = await findPasskey(ctx, answer.id);
  const userId = passkey?.userId ?? null;
  if (!passkey || (use.userId !== null && use.userId !== userId))
    throw await refusal(ctx, use.userId);
  const { userHandle } = answer.response;
  if (userHandle !== undefined && textOf(userHandle) !== userId) throw await refusal(ctx, userId);
  const counter = await verifiedCounter(ctx, answer, passkey, challenge);
  if (counter === null) throw await refusal(ctx, userId);
  if (!(await noteUse(ctx, passkey.id, counter))) throw await refusalOfCopy(ctx, passkey);
  return passkey.userId;
}

type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

function findPasskey(ctx: RequestContext, credentialId: string) {
  return tables(ctx.em, PasskeyEntity)
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'name'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** How often the authenticator was used, by its own signed word; null when the answer is not right. */
async function verifiedCounter(
  ctx: RequestContext,
  answer: PasskeyAnswer,
  passkey: Found,
  challenge: string,
): Promise<number | null> {
  const { id, origin } = relyingParty(ctx.app);
  const { response, ...credential } = answer;
  const { userHandle, ...values } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        clientExtensionResults: {},
        response: { ...values, ...(userHandle === undefined ? {} : { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        // `noteUse` compares and stores it in one statement.
        counter: 0,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library says each fault of the answer by an error of its own.
    return null;
  }
}

/** False when the authenticator's count did not go on: then a copy of it exists (section 6.1.1). */
async function noteUse(ctx: RequestContext, id: string, counter: number): Promise<boolean> {
  const noted = await tables(ctx.em, PasskeyEntity)
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: ctx.clock.now() })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

async function refusal(ctx: RequestContext, userId: string | null): Promise<AppError> {
  await recordSecurityEvent(ctx, { kind: 'PASSKEY_REFUSED', userId });
  return new AppError('INVALID_INPUT', { words: passkeyWords.refused });
}

async function refusalOfCopy(ctx: RequestContext, passkey: Found): Promise<AppError> {
  const { userId, name } = passkey;
  await recordSecurityEvent(ctx, { kind: 'PASSKEY_COPIED', userId, detail: name });
  await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'passkeyCopied', userId, detail: name });
  return new AppError('INVALID_INPUT', { words: passkeyWords.refused });
}

function textOf(binary: string): string {
  return Buffer.from(binary, 'base64url').toString();
}
