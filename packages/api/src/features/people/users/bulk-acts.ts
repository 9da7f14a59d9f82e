import { freePlan } from '@infinite/schema/catalogue/plans';
import type { BulkActInput } from '@infinite/schema/users/user-acts.input';
import { bulkWords, usersWords } from '@infinite/schema/words/users.en';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { requireRecentPassword } from '#features/people/security/index.ts';
import { deleteAccount } from '#features/people/users/delete-user.ts';
import { lockAccount, type LockedAccount } from '#features/people/users/lock-account.ts';
import { resendUserVerification } from '#features/people/users/resend-verification.ts';
import { suspendUser, unsuspendUser } from '#features/people/users/suspend-user.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** How a bulk act ended for one account. */
export interface ActOutcome {
  readonly id: string;
  readonly username: string | null;
  /** Why it was refused, for a person to read; null when it was done. */
  readonly refusal: string | null;
}

/**
 * Does the same to several accounts, each in a transaction of its own: one that is refused is named
 * and holds up no other. More cautious than the act on one account, because nobody looks at each:
 * administrators are left out, and so is the deletion of what a person paid for.
 * @throws AppError PASSWORD_NEEDED before deletions
 */
export async function actOnUsers(ctx: RequestContext, input: BulkActInput): Promise<ActOutcome[]> {
  requireStaff(ctx, 'users.write');
  if (input.act === 'DELETE') await requireRecentPassword(ctx);
  const outcomes: ActOutcome[] = [];
  for (const id of new Set(input.ids)) outcomes.push(await actOn(ctx, id, input));
  return outcomes;
}

async function actOn(ctx: RequestContext, id: string, input: BulkActInput): Promise<ActOutcome> {
  let username: string | null = null;
  try {
    await inTransaction(ctx, async (ctx) => {
      const account = await lockAccount(ctx, id);
      username = account.username;
      const refusal = refusalOf(account, input);
      if (refusal) throw new AppError('WRONG_STATE', { words: refusal });
      await acts[input.act](ctx, account, input.reason);
    });
    return { id, username, refusal: null };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      return { id, username, refusal: bulkWords.gone };
    }
    if (error instanceof AppError) return { id, username, refusal: error.words };
    ctx.app.log.error({ err: error, act: input.act }, 'a bulk act failed for one account');
    return { id, username, refusal: bulkWords.failed };
  }
}

type Act = (ctx: RequestContext, account: LockedAccount, reason: string) => Promise<void>;

const acts: Readonly<Record<BulkActInput['act'], Act>> = {
  SUSPEND: (ctx, { id }, reason) => suspendUser(ctx, { id, reason }),
  RESUME: (ctx, { id }) => unsuspendUser(ctx, id),
  RESEND_VERIFICATION: (ctx, { id }) => resendUserVerification(ctx, id),
  DELETE: (ctx, account, reason) => deleteAccount(ctx, account, { ownerAsked: false, reason }),
};

/** Why the act does not fit the account; null when it may be tried. */
function refusalOf(account: LockedAccount, { act }: BulkActInput): string | null {
  if (act === 'RESUME') return account.suspendedAt ? null : bulkWords.notSuspended;
  if (act === 'RESEND_VERIFICATION') {
    return account.emailVerifiedAt ? usersWords.alreadyVerified : null;
  }
  if (account.role !== 'member') return bulkWords.hasRole;
  if (act === 'SUSPEND') return account.suspendedAt ? bulkWords.isSuspended : null;
  return account.plan === freePlan ? null : bulkWords.paidPlan;
}
