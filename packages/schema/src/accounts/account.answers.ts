import { z } from 'zod';
import { staffRoles } from '#catalogue/staff.ts';
import type { SessionUser } from './session-user.ts';

/** The user object as the calls answer it. */
export const sessionUserAnswer: z.ZodType<SessionUser> = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    displayName: z
      .string()
      .describe('The username, or the part of the e-mail before the at-sign if there is none.'),
    role: z.enum(['member', 'admin']).describe('admin: an administrator; everybody else: member.'),
    staffRole: z
      .enum(staffRoles)
      .optional()
      .describe('What the account does for the product; absent for a member.'),
    emailVerified: z.boolean(),
  })
  .meta({ id: 'SessionUser', description: 'Who is signed in.' });

export const csrfTokenAnswer = z.object({
  csrfToken: z.string().describe('For the header X-CSRF-Token of the sign-up.'),
});

export const doneAnswer = z.object({ success: z.literal(true) });
