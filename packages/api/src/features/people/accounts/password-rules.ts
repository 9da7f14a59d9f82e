import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#platform/errors/app-error.ts';
import { accountWords } from '@infinite/schema/words/accounts.en';
import { authLimits } from '@infinite/schema/catalogue/auth';

/** ASVS asks for 3,000; the list is ordered by how often a password was found in breaches. */
const mostCommonCount = 10_000;

const mostCommon = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= authLimits.passwordMinimum)
    .slice(0, mostCommonCount),
);

/** RFC 8265 (OpaqueString): the same password typed on two keyboards is the same password. */
export function passwordForm(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/**
 * Why a new password is refused, in words for the reader, or null. Only what guessing tries
 * first is refused: the common ones, one sign repeated, and the account's own names.
 */
export function passwordFault(password: string, own: readonly string[]): string | null {
  const folded = passwordForm(password).normalize('NFKC').toLowerCase().trim();
  if (mostCommon.has(folded) || new Set(folded).size <= 1) return accountWords.passwordCommon;
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
