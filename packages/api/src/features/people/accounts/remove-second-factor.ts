import { newContext, type AppContext } from '#platform/context.ts';
import { findAccount } from '#features/people/accounts/find-account.ts';
import { forgetSecondStepsOf } from '#features/people/accounts/second-step.ts';
import {
  forgetSecondFactorOf,
  recordSecurityEvent,
  sendSecurityMail,
} from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * For an operator at the terminal, when a phone and the recovery codes are lost: the password alone
 * opens the account again. Its owner gets a mail.
 * @returns false when no account has this address
 */
export async function removeSecondFactor(app: AppContext, email: string): Promise<boolean> {
  const ctx = newContext(app, { kind: 'system', job: 'remove-second-factor' });
  return inTransaction(ctx, async (ctx) => {
    const account = await findAccount(ctx, email);
    if (!account) return false;
    const userId = account.id;
    await forgetSecondFactorOf(ctx, userId);
    await forgetSecondStepsOf(ctx, userId);
    await recordSecurityEvent(ctx, { kind: 'SECOND_FACTOR_TAKEN_OFF', userId });
    await ctx.jobs.enqueue(ctx, sendSecurityMail, { kind: 'secondStepOff', userId, detail: '' });
    return true;
  });
}
