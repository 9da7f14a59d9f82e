import { z } from 'zod';
import { accountWords } from '#words/accounts.en.ts';
import { currentPasswordField, deviceFields, emailField } from './fields.ts';

/** The documented sign-in payload: `username` carries the e-mail. */
export const signInInput = z.object({
  username: z
    .string({ error: accountWords.emailInvalid })
    .trim()
    .min(1, { error: accountWords.emailInvalid })
    .max(1024, { error: accountWords.emailInvalid }),
  password: currentPasswordField,
  ...deviceFields,
});

/** What the sign-in tab asks the reader for. */
export const signInForm = z.object({ email: emailField, password: currentPasswordField });

export type SignInInput = z.output<typeof signInInput>;
export type SignInForm = z.input<typeof signInForm>;
