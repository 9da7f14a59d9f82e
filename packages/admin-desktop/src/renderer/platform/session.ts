import { isRefusal } from '@infinite/api-client/refusal';
import type { ConsoleSession } from '@infinite/admin-console/platform/platform';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import { request } from './call.ts';

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
      // Empty when it has none, so that the form says its own words.
      if (isRefusal(error)) throw new Error(error.words, { cause: error });
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
