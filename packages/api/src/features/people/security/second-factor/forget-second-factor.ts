import type { RequestContext } from '#platform/context.ts';
import { PasskeyEntity } from '#features/people/security/passkeys/passkey.entity.ts';
import { AuthenticatorEntity } from '#features/people/security/second-factor/authenticator.entity.ts';
import { deleteRecoveryCodes } from '#features/people/security/second-factor/recovery-codes.ts';

/** With the passkeys, which a lost phone may hold. For an account that is closed, or that an operator lets in again. */
export async function forgetSecondFactorOf(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(AuthenticatorEntity, { userId });
  await ctx.em.nativeDelete(PasskeyEntity, { userId });
  await deleteRecoveryCodes(ctx, userId);
}
