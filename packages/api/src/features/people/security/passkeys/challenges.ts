import type { PasskeyPurpose } from '@infinite/schema/accounts/passkey.input';
import { passkeyLimits } from '@infinite/schema/catalogue/auth';
import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { randomBytes } from 'node:crypto';
import type { RequestContext } from '#platform/context.ts';
import { PasskeyChallengeEntity } from '#features/people/security/passkeys/passkey-challenge.entity.ts';
import { hashToken, newToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { passkeyCookie } from '#platform/http/request-context.ts';

/** What a challenge counts for. `userId` is null where the passkey itself says whose it is. */
interface ChallengeUse {
  readonly purpose: PasskeyPurpose;
  readonly userId: string | null;
}

/** A new challenge for this browser; an earlier one that it has is not answered any more. */
export async function openChallenge(ctx: RequestContext, use: ChallengeUse): Promise<string> {
  const { token, hash } = newToken();
  const challenge = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  await ctx.em.insert(PasskeyChallengeEntity, {
    ...use,
    tokenHash: hash,
    challenge,
    createdAt: now,
    expiresAt: now.add({ minutes: passkeyLimits.challengeMinutes }),
  });
  ctx.reply.set(passkeyCookie, token, { maxAgeSeconds: passkeyLimits.challengeMinutes * 60 });
  return challenge;
}

/**
 * Takes the challenge of this browser, whether or not its answer turns out right: it counts once.
 * @throws AppError INVALID_INPUT when this browser has no challenge for this use, or it has expired
 */
export async function takeChallenge(
  ctx: RequestContext,
  { purpose, userId }: ChallengeUse,
): Promise<string> {
  ctx.reply.clear(passkeyCookie);
  const taken = await tables(ctx.em, PasskeyChallengeEntity)
    .deleteFrom('passkey_challenges')
    .where('tokenHash', '=', hashToken(ctx.meta.passkey ?? ''))
    .where('purpose', '=', purpose)
    .where('userId', 'is not distinct from', userId)
    .where('expiresAt', '>', ctx.clock.now())
    .returning('challenge')
    .executeTakeFirst();
  if (!taken) throw new AppError('INVALID_INPUT', { words: passkeyWords.over });
  return taken.challenge;
}
