/** The user object that status, sign-up and sign-in answer with. */
export interface SessionUser {
  id: string;
  username: string;
  email: string;
  displayName: string;
  role: 'member' | 'admin';
  emailVerified: boolean;
}

/** The username, or the part of the e-mail before the at-sign (specification section 3). */
export function displayName(user: { username?: string | null; email: string }): string {
  return user.username?.trim() || user.email.slice(0, user.email.lastIndexOf('@'));
}
