import { randomInt } from 'node:crypto';
import { fallbackTimeZone } from '@infinite/schema/catalogue/auth';
import { emailKey } from '@infinite/schema/accounts/email-address';
import type { RequestContext } from '#context.ts';
import { UserEntity } from '#features/people/accounts/user.entity.ts';
import { usernameCandidates, usernameKey } from '#features/people/accounts/username.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { newId } from '#platform/database/id.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface NewUser {
  email: string;
  /** A wish; a suffix is added when it is taken. */
  username: string;
  passwordHash: string | null;
  /** IANA name. */
  timeZone?: string | undefined;
}

interface UserTables {
  users: {
    id: string;
    email: string;
    email_key: string;
    username: string;
    username_key: string;
    password_hash: string | null;
    time_zone: string;
    created_at: string;
    last_seen_at: string;
  };
}

export async function isEmailTaken(ctx: { em: EntityManager }, email: string): Promise<boolean> {
  return (await ctx.em.count(UserEntity, { emailKey: keyOf(email) })) > 0;
}

/** Makes the row, or null when the e-mail was taken meanwhile. The database decides who is first. */
export async function createUser(
  ctx: RequestContext,
  user: NewUser,
): Promise<{ id: string; username: string } | null> {
  const names = usernameCandidates(user.username, user.email, (below) => randomInt(below));
  for (const username of names) {
    const id = newId();
    if (await insertUser(ctx, { ...user, id, username })) return { id, username };
    if (await isEmailTaken(ctx, user.email)) return null;
  }
  throw new AppError('INTERNAL', { log: 'the names ran out' });
}

/** False when e-mail or username is taken; a failed insert would abort the transaction instead. */
export async function insertUser(
  ctx: RequestContext,
  user: NewUser & { id: string },
): Promise<boolean> {
  const now = ctx.clock.now().toString();
  const inserted = await ctx.em
    .getKysely<UserTables>()
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      email_key: keyOf(user.email),
      username: user.username,
      username_key: usernameKey(user.username),
      password_hash: user.passwordHash,
      time_zone: user.timeZone ?? fallbackTimeZone,
      created_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

function keyOf(email: string): string {
  const key = emailKey(email);
  if (!key) throw new AppError('INVALID_INPUT', { log: 'an e-mail that was never parsed' });
  return key;
}
