import { z } from 'zod';
import { currentPasswordField, emailField, newPasswordField, tokenField } from './fields.ts';

export const requestPasswordResetInput = z.object({ email: emailField });
export const resetPasswordInput = z.object({ token: tokenField, password: newPasswordField });
export const changePasswordInput = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
  keepAccess: z.boolean().default(false),
});
export const confirmPasswordInput = z.object({ password: currentPasswordField });
export const verifyEmailInput = z.object({ token: tokenField });
