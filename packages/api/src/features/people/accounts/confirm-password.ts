import type { z } from 'zod';
import type { confirmPasswordInput } from '@infinite/schema/accounts/password.input';
import { authRateLimits } from '@infinite/schema/catalogue/auth';
import { securityWords } from '@infinite/schema/words/security.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { accountKey, countByAccount } from '#features/people/accounts/attempt-limits.ts';
import { accountOf } from '#features/people/accounts/find-account.ts';
import { isPassword } from '#features/people/accounts/password-hash.ts';
import { SessionEntity } from '#features/people/identity/index.ts';
import {
  acceptCode,
  hasAuthenticator,
  recordSecurityEvent,
} from '#features/people/security/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The person at this device proves the password again, and a code as well where the account signs in
 * in two steps; acts that hand out power are open to the session for the next minutes.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT, RATE_LIMITED; SECOND_STEP_NEEDED where
 *   the password was right and a code is missing
 */
export async function confirmPassword(
  ctx: RequestContext,
  { password, code }: z.output<typeof confirmPasswordInput>,
): Promise<void> {
  const { userId, sessionId } = requirePerson(ctx);
  await countByAccount(ctx, 'passwordCheckPerAccount', userId);
  const { passwordHash } = await accountOf(ctx, userId);
  if (!(await isPassword(passwordHash, password))) {
    await recordSecurityEvent(ctx, { kind: 'PASSWORD_CONFIRM_FAILED', userId });
    const words = securityWords.passwordWrong;
    throw new AppError('INVALID_INPUT', { words, fields: { password: words } });
  }
  if (await hasAuthenticator(ctx, userId)) await provePossession(ctx, userId, code);
  await ctx.em.nativeUpdate(
    SessionEntity,
    { id: sessionId },
    { passwordProvenAt: ctx.clock.now() },
  );
  await recordSecurityEvent(ctx, { kind: 'PASSWORD_CONFIRMED', userId });
}

/** After the password, so that who does not know it learns nothing and uses no code up. */
async function provePossession(
  ctx: RequestContext,
  userId: string,
  code: string | null | undefined,
): Promise<void> {
  if (code != null) return void (await acceptCode(ctx, userId, code));
  // The right password without a code is no guess at it.
  const { passwordCheckPerAccount } = authRateLimits;
  const key = accountKey(userId);
  await ctx.app.rateLimit.giveBack('passwordCheckPerAccount', key, passwordCheckPerAccount);
  throw new AppError('SECOND_STEP_NEEDED');
}
