import type { PasskeyAnswer } from '@infinite/schema/accounts/passkey.input';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { SessionEntity } from '#features/people/identity/index.ts';
import { acceptPasskey, recordSecurityEvent } from '#features/people/security/index.ts';

/**
 * The person at this device proves with a passkey, in place of the password, who they are; acts that
 * hand out power are open to the session for the next minutes.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT
 */
export async function confirmWithPasskey(
  ctx: RequestContext,
  passkey: PasskeyAnswer,
): Promise<void> {
  const { userId, sessionId } = requirePerson(ctx);
  await acceptPasskey(ctx, passkey, { purpose: 'confirm', userId });
  await ctx.em.nativeUpdate(
    SessionEntity,
    { id: sessionId },
    { passwordProvenAt: ctx.clock.now() },
  );
  await recordSecurityEvent(ctx, { kind: 'PASSKEY_CONFIRMED', userId });
}
