/** Pages that are answered in the reader's language; every other page is in English. */
const translated: ReadonlySet<string> = new Set([
  'answer',
  'confirm-email-change',
  'notifications',
  'reset-password',
  'shared',
  'sign-in',
  'verify-email',
]);

/** To a visitor they are in English: a public page of the product, or the way to the sign-in. */
const translatedForMembers: ReadonlySet<string> = new Set([
  '/settings/notifications',
  '/voice-recordings',
]);

export function isTranslated(path: string, isMember: boolean): boolean {
  const first = path.split('/', 2)[1] ?? '';
  return translated.has(first) || (isMember && translatedForMembers.has(path));
}

/** Translated pages that are kept in memory, once for each language. */
export const keptByLanguage: ReadonlySet<string> = new Set(['/sign-in', '/sign-in/code']);
