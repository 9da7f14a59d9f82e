import { reservedUsernames } from '@infinite/schema/catalogue/auth';
import { accountWords } from '@infinite/schema/words/accounts.en';
import { newContext, type AppContext, type RequestContext } from '#platform/context.ts';
import { issueAccountToken } from '#features/people/accounts/account-tokens.ts';
import { insertUser } from '#features/people/accounts/create-user.ts';
import { findAccount, type AccountRow } from '#features/people/accounts/find-account.ts';
import { markVerified } from '#features/people/accounts/verify-email.ts';
import { createFamily } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** What the operator gets to hand over: nothing in it is stored but a hash. */
export interface SetPasswordLink {
  email: string;
  url: string;
  expiresAt: string;
}

/**
 * Makes the account of ADMIN_EMAIL when there is none, and gives the link that sets its password;
 * null when the account was there. Harmless when two processes start at once: one makes it.
 */
export async function ensureAdminAccount(app: AppContext): Promise<SetPasswordLink | null> {
  const ctx = newContext(app, { kind: 'system', job: 'ensure-admin-account' });
  const email = app.config.adminEmail;
  return inTransaction(ctx, async (ctx) => {
    const known = await findAccount(ctx, email);
    if (known) {
      // ADMIN_EMAIL may have been changed to the address of a member who proved it long ago.
      if (known.emailVerified) await markVerified(ctx, known.id);
      return null;
    }
    const account = await createAdmin(ctx, email);
    return account ? setPasswordLink(ctx, account) : null;
  });
}

/** A new one-time link for any account, for an operator at the terminal; null when unknown. */
export async function makeSetPasswordLink(
  app: AppContext,
  email: string,
): Promise<SetPasswordLink | null> {
  const ctx = newContext(app, { kind: 'system', job: 'admin-link' });
  return inTransaction(ctx, async (ctx) => {
    const account = await findAccount(ctx, email);
    return account ? setPasswordLink(ctx, account) : null;
  });
}

async function createAdmin(
  ctx: RequestContext,
  email: string,
): Promise<Pick<AccountRow, 'id' | 'email'> | null> {
  const id = newId();
  const username = reservedUsernames[0];
  const made =
    (await insertUser(ctx, { id, email, username, passwordHash: null })) ||
    // The name went to the account of an earlier ADMIN_EMAIL.
    (await insertUser(ctx, { id, email, username: `${username}-${id}`, passwordHash: null }));
  if (!made) return null;
  await createFamily(ctx, { name: accountWords.familyOf(username), ownerId: id });
  return { id, email };
}

async function setPasswordLink(
  ctx: RequestContext,
  account: Pick<AccountRow, 'id' | 'email'>,
): Promise<SetPasswordLink> {
  const { token, expiresAt } = await issueAccountToken(ctx, account, 'set-password');
  return {
    email: account.email,
    url: `${ctx.app.config.publicOrigin}/reset-password/${token}`,
    expiresAt: expiresAt.toString(),
  };
}
