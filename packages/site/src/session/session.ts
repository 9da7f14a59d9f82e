import { dataCache } from '@infinite/api-client/data';
import { currentDevice } from '@infinite/api-client/device';
import { Refusal, refusalOfResponse } from '@infinite/api-client/refusal';
import { throwIfNotOk } from '@infinite/api-client/request';
import { send } from '@infinite/api-client/send';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { SignInForm } from '@infinite/schema/accounts/sign-in.input';
import type { SignUpForm } from '@infinite/schema/accounts/sign-up.input';
import type { GrowthSourceName } from '@infinite/schema/catalogue/growth';
import {
  csrfHeader,
  registrationClosed,
  registrationHeader,
  secondStepPath,
} from '@infinite/schema/catalogue/auth';
import { accountWords } from '@infinite/schema/words/accounts.en';
import { forgetLastMember } from '#offline/last-member.ts';
import { sessionStore } from './session-store.ts';

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

/** Takes the second step that `signIn` was refused for with SECOND_STEP_NEEDED. */
export async function takeSecondStep(code: string): Promise<SessionUser> {
  const { browser, mobile } = currentDevice();
  return enter(await send('POST', secondStepPath, { code, browser, mobile }));
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
  forgetLastMember();
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
    if (response.ok) {
      const user = (await response.json()) as SessionUser | null;
      if (!user) forgetLastMember();
      return user;
    }
  } catch (error) {
    console.error('Session check failed', error);
  }
  return null;
}

/** Makes the user of an answer the current one. @throws Refusal with the server's words, if any */
export async function enter(response: Response): Promise<SessionUser> {
  if (!response.ok) throw await refusalForForm(response);
  const user = (await response.json()) as SessionUser;
  dataCache.forget();
  sessionStore.set(user);
  return user;
}

/**
 * A refused sign-in or sign-up. The message is the server's, and empty if it had none, so that the
 * form can show its documented one.
 */
async function refusalForForm(response: Response): Promise<Refusal> {
  const { code, words, fields, status, retryAfter } = await refusalOfResponse(response);
  return new Refusal({ code, words, fields, status, retryAfter });
}
