import { z } from 'zod';
import { sourceField } from '#growth/growth.input.ts';
import { accountWords } from '#words/accounts.en.ts';
import { deviceFields, emailField, newPasswordField } from './fields.ts';
import { timeZoneField } from './time-zone.input.ts';

/**
 * The documented sign-up payload. `username` is a wish: the client sends the part of the e-mail
 * before the at-sign, and the server cleans it and gives it a suffix when it is taken.
 */
export const signUpInput = z.object({
  username: z
    .string({ error: accountWords.usernameInvalid })
    .max(256, { error: accountWords.usernameInvalid })
    .default(''),
  email: emailField,
  password: newPasswordField,
  ...deviceFields,
  /** Not part of the documented payload; browsers bring it as a hint header. */
  timeZone: timeZoneField.optional(),
  /** Nor is this: which kind of place the page was come from. What is none counts as not told. */
  source: sourceField.optional().catch(undefined),
});

/** What the sign-up tab asks the reader for. */
export const signUpForm = signUpInput.pick({ email: true, password: true });

export type SignUpInput = z.output<typeof signUpInput>;
export type SignUpForm = z.input<typeof signUpForm>;
