import { isRefusal, Refusal } from '@infinite/api-client/refusal';
import type { ConsoleSession } from '@infinite/admin-console/platform/platform';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import { secondStepPath } from '@infinite/schema/catalogue/auth';
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
  signIn: ({ email, password }) => enter('/api/auth/signin', { username: email.trim(), password }),
  takeSecondStep: (code) => enter(secondStepPath, { code }),
  signOut: async () => {
    try {
      await request('POST', '/api/auth/signout');
    } catch (error) {
      console.error('Sign-out failed', error);
    }
  },
};

async function enter(path: string, form: object): Promise<SessionUser> {
  try {
    return await request<SessionUser>('POST', path, { ...form, browser: 'chrome', mobile: false });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // Its message is the server's words; without any, the form says its own.
    const { code, words, fields, status, retryAfter } = error;
    throw new Refusal({ code, words, fields, status, retryAfter });
  }
}
