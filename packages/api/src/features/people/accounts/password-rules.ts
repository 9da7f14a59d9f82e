import { AppError } from '#platform/errors/app-error.ts';
import { accountWords } from '@infinite/schema/words/accounts.en';
import { isBreached } from '#features/people/accounts/breached-passwords.ts';
import { foldPassword } from '#features/people/accounts/password-form.ts';

/**
 * Why a new password is refused, in words for the reader, or null. Only what guessing tries first is
 * refused: those found in breaches, one sign repeated, and the account's own names.
 */
export function passwordFault(password: string, own: readonly string[]): string | null {
  const folded = foldPassword(password);
  if (new Set(folded).size <= 1 || isBreached(folded)) return accountWords.passwordCommon;
  const names = own.flatMap((name) => [name, name.slice(0, Math.max(0, name.lastIndexOf('@')))]);
  if (names.some((name) => name !== '' && name.normalize('NFKC').toLowerCase() === folded))
    return accountWords.passwordSameAsName;
  return null;
}

/** Throws INVALID_INPUT on the given field when the password is among those guessed first. */
export function refuseWeakPassword(password: string, own: readonly string[], field: string): void {
  const fault = passwordFault(password, own);
  if (fault) throw new AppError('INVALID_INPUT', { words: fault, fields: { [field]: fault } });
}
