import { z } from 'zod';
import { authLimits } from '#catalogue/auth.ts';
import { accountWords } from '#words/accounts.en.ts';

/** The name the product calls a member by; the server cleans it (see `cleanUsername`). */
export const updateUsernameInput = z.object({
  username: z
    .string({ error: accountWords.usernameInvalid })
    .trim()
    .min(1, { error: accountWords.usernameInvalid })
    .max(authLimits.usernameMaximum, { error: accountWords.usernameInvalid }),
});
