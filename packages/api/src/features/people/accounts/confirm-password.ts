import { securityWords } from '@infinite/schema/words/security.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { countByAccount } from '#features/people/accounts/attempt-limits.ts';
import { accountOf } from '#features/people/accounts/find-account.ts';
import { isPassword } from '#features/people/accounts/password-hash.ts';
import { SessionEntity } from '#features/people/identity/index.ts';
import { recordSecurityEvent } from '#features/people/security/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The person at this device proves the password again; acts that hand out power are open to the
 * session for the next minutes.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT, RATE_LIMITED
 */
export async function confirmPassword(ctx: RequestContext, password: string): Promise<void> {
  const { userId, sessionId } = requirePerson(ctx);
  await countByAccount(ctx, 'passwordCheckPerAccount', userId);
  const { passwordHash } = await accountOf(ctx, userId);
  if (!(await isPassword(passwordHash, password))) {
    await recordSecurityEvent(ctx, { kind: 'PASSWORD_CONFIRM_FAILED', userId });
    const words = securityWords.passwordWrong;
    throw new AppError('INVALID_INPUT', { words, fields: { password: words } });
  }
  await ctx.em.nativeUpdate(
    SessionEntity,
    { id: sessionId },
    { passwordProvenAt: ctx.clock.now() },
  );
  await recordSecurityEvent(ctx, { kind: 'PASSWORD_CONFIRMED', userId });
}
