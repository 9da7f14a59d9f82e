import type { RequestContext } from '#platform/context.ts';
import { AuthenticatorEntity } from '#features/people/security/second-factor/authenticator.entity.ts';
import { recoveryCodesLeft } from '#features/people/security/second-factor/recovery-codes.ts';

export interface SecondFactorState {
  /** Whether an authenticator app is set up. */
  readonly authenticator: boolean;
  readonly recoveryCodesLeft: number;
}

export async function readSecondFactor(
  ctx: RequestContext,
  userId: string,
): Promise<SecondFactorState> {
  return {
    authenticator: await hasAuthenticator(ctx, userId),
    recoveryCodesLeft: await recoveryCodesLeft(ctx, userId),
  };
}

export async function hasAuthenticator(ctx: RequestContext, userId: string): Promise<boolean> {
  return (await ctx.em.count(AuthenticatorEntity, { userId, confirmedAt: { $ne: null } })) > 0;
}
