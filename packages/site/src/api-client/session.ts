import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { SignInForm } from '@infinite/schema/accounts/sign-in.input';
import type { SignUpForm } from '@infinite/schema/accounts/sign-up.input';
import type { GrowthSourceName } from '@infinite/schema/catalogue/growth';
import {
  csrfHeader,
  registrationClosed,
  registrationHeader,
} from '@infinite/schema/catalogue/auth';
import { accountWords } from '@infinite/schema/words/accounts.en';
import { dataCache } from './data.ts';
import { currentDevice } from './device.ts';
import { send, throwIfNotOk, RequestError } from './request.ts';
import { sessionStore } from './session-store.ts';

/**
 * A refused sign-in or sign-up. `message` is the server's message, and empty if it had none, so
 * that the form can show its documented one.
 */
export class AccountRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'AccountRefusal';
    this.status = status;
  }
}

/** Reads the session once. A failed check is logged and means signed out. */
export function loadSession(): Promise<void> {
  return sessionStore.load(fetchStatus);
}

/** Signs in and makes the user the current one. */
export async function signIn({ email, password }: SignInForm): Promise<SessionUser> {
  const { browser, mobile } = currentDevice();
  const payload = { username: email.trim(), password, browser, mobile };
  return enter(await send('POST', '/api/auth/signin', payload));
}

/** Creates an account and signs in. */
export async function signUp(
  { email, password }: SignUpForm,
  /** The class of the referrer, if the page was opened from another site. */
  source?: GrowthSourceName,
): Promise<SessionUser> {
  const csrfToken = await fetchCsrfToken();
  const { browser, mobile } = currentDevice();
  const address = email.trim();
  const username = address.slice(0, address.lastIndexOf('@'));
  const payload = { username, email: address, password, browser, mobile, source };
  return enter(await send('POST', '/api/auth/signup', payload, { [csrfHeader]: csrfToken }));
}

/** Signs out here even if the server cannot be reached; that failure is only logged. */
export async function signOut(): Promise<void> {
  try {
    await throwIfNotOk(await send('POST', '/api/auth/signout'));
  } catch (error) {
    console.error('Sign-out failed', error);
  }
  dataCache.forget();
  sessionStore.set(null);
}

export async function fetchCsrfToken(): Promise<string> {
  try {
    const response = await send('GET', '/api/csrf-token');
    await throwIfNotOk(response);
    const answer = (await response.json()) as { csrfToken?: unknown };
    if (typeof answer.csrfToken === 'string' && answer.csrfToken) return answer.csrfToken;
  } catch (error) {
    throw new Error(accountWords.csrfFetchFailed, { cause: error });
  }
  throw new Error(accountWords.csrfFetchFailed);
}

/** False only if the server says so; otherwise the sign-up reports it. */
export async function isRegistrationOpen(): Promise<boolean> {
  const answer = await send('GET', '/api/csrf-token').catch(() => null);
  return answer?.headers.get(registrationHeader) !== registrationClosed;
}

async function fetchStatus(): Promise<SessionUser | null> {
  try {
    const response = await send('GET', '/api/auth/status');
    if (response.ok) return (await response.json()) as SessionUser | null;
  } catch (error) {
    console.error('Session check failed', error);
  }
  return null;
}

async function enter(response: Response): Promise<SessionUser> {
  try {
    await throwIfNotOk(response);
  } catch (error) {
    if (error instanceof RequestError)
      throw new AccountRefusal(error.status, error.serverMessage ?? '');
    throw error;
  }
  const user = (await response.json()) as SessionUser;
  dataCache.forget();
  sessionStore.set(user);
  return user;
}
