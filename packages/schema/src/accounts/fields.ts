import { z } from 'zod';
import { authLimits } from '#catalogue/auth.ts';
import { accountWords } from '#words/accounts.en.ts';
import { parseEmailAddress } from './email-address.ts';

/** An e-mail address; the parsed value is its one form (see `parseEmailAddress`). */
export const emailField = z
  .string({ error: accountWords.emailInvalid })
  .transform((text, issues) => {
    const address = text.length <= 1024 ? parseEmailAddress(text) : null;
    if (address) return address;
    issues.addIssue({ code: 'custom', message: accountWords.emailInvalid });
    return z.NEVER;
  });

/**
 * A new password. Length is counted in code points, as people count characters, and the value
 * is kept as typed: the password hash normalizes it.
 */
export const newPasswordField = z
  .string({ error: accountWords.passwordRequired })
  .refine((text) => [...text].length >= authLimits.passwordMinimum, {
    error: accountWords.passwordTooShort,
    abort: true,
  })
  .refine((text) => text.length <= authLimits.passwordMaximum, {
    error: accountWords.passwordTooLong,
    abort: true,
  })
  .refine((text) => text.isWellFormed() && !text.includes('\0'), {
    error: accountWords.passwordNotText,
  });

/** A password that is to be compared with the stored one: any text may be tried. */
export const currentPasswordField = z
  .string({ error: accountWords.passwordRequired })
  .min(1, { error: accountWords.passwordRequired })
  .max(authLimits.comparedPasswordMaximum, { error: accountWords.passwordTooLong });

/** The token of a link in a mail: 32 bytes as base64url. */
export const tokenField = z
  .string({ error: accountWords.tokenInvalid })
  .regex(/^[A-Za-z0-9_-]{43}$/, { error: accountWords.tokenInvalid });

/** The device hints of the documented payloads. A caller that leaves them out is 'other'. */
export const deviceFields = {
  browser: z
    .enum(['safari', 'chrome', 'other'], { error: accountWords.browserInvalid })
    .default('other'),
  mobile: z.boolean({ error: accountWords.mobileInvalid }).default(false),
};
