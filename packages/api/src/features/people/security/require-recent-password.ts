import { recentPasswordMinutes } from '@infinite/schema/catalogue/security';
import { requirePerson, type Person, type RequestContext } from '#context.ts';
import { mayHandOutPower } from '#features/people/security/security.policy.ts';
import { securityTables } from '#features/people/security/security-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * For acts that hand out power (a key, a webhook, a role, an export): a person, with a confirmed
 * address, who typed the password a few minutes ago on this device.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, EMAIL_UNCONFIRMED, PASSWORD_NEEDED
 */
export async function requireRecentPassword(ctx: RequestContext): Promise<Person> {
  const person = requirePerson(ctx);
  const row = await securityTables(ctx.em)
    .selectFrom('sessions')
    .innerJoin('users', (join) => join.on('users.id', '=', person.userId))
    .select(['sessions.password_proven_at', 'users.email_verified_at'])
    .where('sessions.id', '=', person.sessionId)
    .executeTakeFirst();
  const verdict = mayHandOutPower({
    emailConfirmed: row?.email_verified_at != null,
    passwordProvenAt: row?.password_proven_at ? instantFrom(row.password_proven_at) : null,
    now: ctx.clock.now(),
    minutes: recentPasswordMinutes,
  });
  if (verdict !== 'yes') throw new AppError(verdict);
  return person;
}
