import { randomInt } from 'node:crypto';
import { fallbackTimeZone } from '@infinite/schema/catalogue/auth';
import { emailKey } from '@infinite/schema/accounts/email-address';
import type { RequestContext } from '#platform/context.ts';
import { insertIfFree, UserEntity } from '#features/people/identity/index.ts';
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

/** False when e-mail or username is taken. */
export async function insertUser(
  ctx: RequestContext,
  user: NewUser & { id: string },
): Promise<boolean> {
  const now = ctx.clock.now();
  return insertIfFree(ctx.em, {
    id: user.id,
    email: user.email,
    emailKey: keyOf(user.email),
    username: user.username,
    usernameKey: usernameKey(user.username),
    passwordHash: user.passwordHash,
    timeZone: user.timeZone ?? fallbackTimeZone,
    createdAt: now,
    lastSeenAt: now,
  });
}

function keyOf(email: string): string {
  const key = emailKey(email);
  if (!key) throw new AppError('INVALID_INPUT', { log: 'an e-mail that was never parsed' });
  return key;
}
