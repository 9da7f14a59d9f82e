import type { ConsoleSession } from '@infinite/admin-console/platform/platform';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import { request, RequestError } from './call.ts';

/** Sign-in within the application, by the documented calls. */
export const desktopSession: ConsoleSession = {
  read: async () => {
    try {
      return await request<SessionUser | null>('GET', '/api/auth/status');
    } catch (error) {
      console.error('Session check failed', error);
      return null;
    }
  },
  signIn: async ({ email, password }) => {
    try {
      return await request<SessionUser>('POST', '/api/auth/signin', {
        username: email.trim(),
        password,
        browser: 'chrome',
        mobile: false,
      });
    } catch (error) {
      if (error instanceof RequestError) throw new Error(messageOf(error.body), { cause: error });
      throw error;
    }
  },
  signOut: async () => {
    try {
      await request('POST', '/api/auth/signout');
    } catch (error) {
      console.error('Sign-out failed', error);
    }
  },
};

/** The answer's field `message`; empty when it has none, so that the form says its own words. */
function messageOf(body: string): string {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object' || answer === null || !('message' in answer)) return '';
    return typeof answer.message === 'string' ? answer.message : '';
  } catch {
    return ''; // A page of something in between.
  }
}
