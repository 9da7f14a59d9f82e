import { requirePerson, type RequestContext } from '#platform/context.ts';
import { AccountTokenEntity } from '#features/people/accounts/account-token.entity.ts';
import { revokeAccountTokens } from '#features/people/accounts/account-tokens.ts';
import {
  EmailChangeEntity,
  type EmailChange,
} from '#features/people/accounts/email-change.entity.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** The member's own change that still waits, or null. */
export function readEmailChange(ctx: RequestContext): Promise<EmailChange | null> {
  const { userId } = requirePerson(ctx);
  return ctx.em.findOne(EmailChangeEntity, { userId, expiresAt: { $gt: ctx.clock.now() } });
}

/** The address stays as it is, and the mailed links are dead. */
export async function withdrawEmailChange(ctx: RequestContext): Promise<void> {
  const { userId } = requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    await revokeAccountTokens(ctx, userId, ['approve-email', 'new-email']);
    await ctx.em.nativeDelete(EmailChangeEntity, { userId });
  });
}

export interface EmailChangeLink {
  readonly side: 'CURRENT' | 'NEW';
  /** The address that the account is to have. */
  readonly email: string;
}

/** What a mailed link would confirm, or null when it no longer holds. Reading changes nothing. */
export async function readEmailChangeLink(
  ctx: RequestContext,
  token: string,
): Promise<EmailChangeLink | null> {
  const now = ctx.clock.now();
  const link = await ctx.em.findOne(AccountTokenEntity, {
    tokenHash: hashToken(token),
    purpose: { $in: ['approve-email', 'new-email'] },
    usedAt: null,
    expiresAt: { $gt: now },
  });
  if (!link) return null;
  const change = await ctx.em.findOne(EmailChangeEntity, { userId: link.userId });
  if (!change) return null;
  if (link.purpose === 'approve-email') return { side: 'CURRENT', email: change.email };
  return link.email === change.email ? { side: 'NEW', email: change.email } : null;
}
