import { z } from 'zod';
import { currentPasswordField, emailField, newPasswordField, tokenField } from './fields.ts';
import { codeField } from './second-factor.input.ts';

export const requestPasswordResetInput = z.object({ email: emailField });
export const resetPasswordInput = z.object({ token: tokenField, password: newPasswordField });
export const changePasswordInput = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
  keepAccess: z.boolean().default(false),
});
/** The code counts only where the account signs in in two steps. */
export const confirmPasswordInput = z.object({
  password: currentPasswordField,
  code: codeField.nullish(),
});
export const verifyEmailInput = z.object({ token: tokenField });
