import { authLimits } from '#catalogue/auth.ts';
import { accountWords } from '#words/accounts.en.ts';

// The rules of account fields as plain functions: a page checks its form by them without loading the
// library of schemas, which has the same rules for the API.

/** @returns what is wrong with a new password; null if nothing is */
export function newPasswordFault(text: string): string | null {
  // Code points, as people count characters.
  if ([...text].length < authLimits.passwordMinimum) return accountWords.passwordTooShort;
  if (text.length > authLimits.passwordMaximum) return accountWords.passwordTooLong;
  if (!text.isWellFormed() || text.includes('\0')) return accountWords.passwordNotText;
  return null;
}

/** @returns what is wrong with a password that is to be compared; null if nothing is */
export function currentPasswordFault(text: string): string | null {
  if (text === '') return accountWords.passwordRequired;
  return text.length > authLimits.comparedPasswordMaximum ? accountWords.passwordTooLong : null;
}

/** @returns what is wrong with the name of a member; null if nothing is */
export function usernameFault(text: string): string | null {
  const { length } = text.trim();
  return length < 1 || length > authLimits.usernameMaximum ? accountWords.usernameInvalid : null;
}
