import { usersWords } from '@infinite/schema/words/users.en';
import type { RequestContext } from '#platform/context.ts';
import { mailVerification } from '#features/people/accounts/index.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { auditSubject, lockAccount } from '#features/people/users/lock-account.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Mails the account another link that proves its address.
 * @throws AppError NOT_FOUND, WRONG_STATE when it is proven, RATE_LIMITED
 */
export async function resendUserVerification(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx, id);
    if (account.emailVerifiedAt !== null) {
      throw new AppError('WRONG_STATE', { words: usersWords.alreadyVerified });
    }
    await mailVerification(ctx, id);
    await recordAudit(ctx, {
      action: 'user.resendVerification',
      subject: auditSubject(account),
    });
  });
}
