import type { Person, RequestContext } from '#platform/context.ts';
import { AuthenticatorEntity } from '#features/people/security/second-factor/authenticator.entity.ts';
import { recoveryCodesLeft } from '#features/people/security/second-factor/recovery-codes.ts';

export interface SecondFactorState {
  /** Whether an authenticator app is set up. */
  readonly authenticator: boolean;
  readonly recoveryCodesLeft: number;
  /** Whether this administrator must set one up before anything else. */
  readonly due: boolean;
}

export async function readSecondFactor(
  ctx: RequestContext,
  { userId, secondFactorDue }: Person,
): Promise<SecondFactorState> {
  return {
    due: secondFactorDue === true,
    authenticator: await hasAuthenticator(ctx, userId),
    recoveryCodesLeft: await recoveryCodesLeft(ctx, userId),
  };
}

export async function hasAuthenticator(ctx: RequestContext, userId: string): Promise<boolean> {
  return (await ctx.em.count(AuthenticatorEntity, { userId, confirmedAt: { $ne: null } })) > 0;
}

/** SQL that tells whether the account of this column asks for a second step. */
export function secondFactorSql(userId: string): string {
  return `exists (select 1 from authenticators a
                   where a.user_id = ${userId} and a.confirmed_at is not null)`;
}
