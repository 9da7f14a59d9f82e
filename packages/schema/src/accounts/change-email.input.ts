import { z } from 'zod';
import { emailField, tokenField } from './fields.ts';

export const requestEmailChangeInput = z.object({ email: emailField });
export const emailChangeTokenInput = z.object({ token: tokenField });
