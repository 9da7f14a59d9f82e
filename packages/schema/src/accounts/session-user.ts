import type { StaffRole } from '#catalogue/staff.ts';

/** The user object that status, sign-up and sign-in answer with. */
export interface SessionUser {
  id: string;
  username: string;
  email: string;
  displayName: string;
  /** As documented: 'admin' is an administrator, everybody else a member. */
  role: 'member' | 'admin';
  /** What the account does for the product; absent for a member. */
  staffRole?: StaffRole | undefined;
  emailVerified: boolean;
}

/** The username, or the part of the e-mail before the at-sign (specification section 3). */
export function displayName(user: { username?: string | null; email: string }): string {
  return user.username?.trim() || user.email.slice(0, user.email.lastIndexOf('@'));
}
