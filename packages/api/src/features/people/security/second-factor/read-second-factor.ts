import type { Temporal } from 'temporal-polyfill';
import type { Person, RequestContext } from '#platform/context.ts';
import { passkeysOf } from '#features/people/security/passkeys/list-passkeys.ts';
import { AuthenticatorEntity } from '#features/people/security/second-factor/authenticator.entity.ts';
import { recoveryCodesLeft } from '#features/people/security/second-factor/recovery-codes.ts';

interface SecondFactorState {
  /** Whether an authenticator app is set up. */
  readonly authenticator: boolean;
  readonly recoveryCodesLeft: number;
  /** Whether this administrator must set one up before anything else. */
  readonly due: boolean;
  readonly passkeys: readonly PasskeyLine[];
}

/** A passkey as its owner sees it. */
interface PasskeyLine {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Temporal.Instant;
  readonly lastUsedAt: Temporal.Instant | null;
}

export async function readSecondFactor(
  ctx: RequestContext,
  { userId, secondFactorDue }: Person,
): Promise<SecondFactorState> {
  return {
    due: secondFactorDue !== undefined,
    passkeys: await passkeysOf(ctx, userId),
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
