import { secondFactorWords } from '@infinite/schema/words/second-factor.en';
import type { RequestContext } from '#platform/context.ts';
import { hasAuthenticator } from '#features/people/security/second-factor/read-second-factor.ts';
import { replaceRecoveryCodes } from '#features/people/security/second-factor/recovery-codes.ts';
import { recordSecurityEvent } from '#features/people/security/record-security-event.ts';
import { requireTypedPassword } from '#features/people/security/require-recent-password.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Ten new codes; the former ones no longer work.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PASSWORD_NEEDED, WRONG_STATE
 */
export async function makeRecoveryCodes(ctx: RequestContext): Promise<string[]> {
  const { userId } = await requireTypedPassword(ctx);
  if (!(await hasAuthenticator(ctx, userId)))
    throw new AppError('WRONG_STATE', { words: secondFactorWords.notOn });
  return inTransaction(ctx, async (ctx) => {
    await recordSecurityEvent(ctx, { kind: 'RECOVERY_CODES_MADE', userId });
    return replaceRecoveryCodes(ctx, userId);
  });
}
