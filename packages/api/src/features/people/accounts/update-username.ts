import { accountWords } from '@infinite/schema/words/accounts.en';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { isReservedUsername } from '#features/people/accounts/reserved-username.ts';
import { UserEntity } from '#features/people/identity/index.ts';
import { cleanUsername, usernameKey } from '#features/people/accounts/username.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Changes the name the product calls the member by.
 * @throws AppError INVALID_INPUT when it has no readable characters, or is taken or reserved
 */
export async function updateUsername(ctx: RequestContext, wish: string): Promise<void> {
  const { userId } = requireMember(ctx);
  const username = cleanUsername(wish);
  if (username === '') throw refused(accountWords.usernameInvalid);
  if (isReservedUsername(username)) throw refused(accountWords.usernameTaken);
  try {
    await ctx.em.nativeUpdate(
      UserEntity,
      { id: userId },
      { username, usernameKey: usernameKey(username) },
    );
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw refused(accountWords.usernameTaken);
  }
}

function refused(words: string): AppError {
  return new AppError('INVALID_INPUT', { words, fields: { username: words } });
}
