import { recentPasswordMinutes } from '@infinite/schema/catalogue/security';
import { requirePerson, type Person, type RequestContext } from '#platform/context.ts';
import { proofOf } from '#features/people/identity/index.ts';
import { mayHandOutPower } from '#features/people/security/security.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * For acts that hand out power (a key, a webhook, a role, an export): a person, with a confirmed
 * address, who typed the password a few minutes ago on this device, with a code where the account
 * signs in in two steps, or used a passkey.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, EMAIL_UNCONFIRMED, PASSWORD_NEEDED
 */
export async function requireRecentPassword(ctx: RequestContext): Promise<Person> {
  return requireStanding(ctx, (row) => row?.emailVerifiedAt != null);
}

/**
 * The same for a change of the address itself, which a person whose address was mistyped needs most.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, PASSWORD_NEEDED
 */
export function requireTypedPassword(ctx: RequestContext): Promise<Person> {
  return requireStanding(ctx, () => true);
}

async function requireStanding(
  ctx: RequestContext,
  isConfirmed: (row: Awaited<ReturnType<typeof proofOf>>) => boolean,
): Promise<Person> {
  const person = requirePerson(ctx);
  const row = await proofOf(ctx.em, person);
  const verdict = mayHandOutPower({
    emailConfirmed: isConfirmed(row),
    passwordProvenAt: row?.passwordProvenAt ?? null,
    now: ctx.clock.now(),
    minutes: recentPasswordMinutes,
  });
  if (verdict !== 'yes') throw new AppError(verdict);
  return person;
}
