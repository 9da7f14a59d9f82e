import { currentDevice } from '@infinite/api-client/device';
import { isRefusal } from '@infinite/api-client/refusal';
import { request } from '@infinite/api-client/request';
import { send } from '@infinite/api-client/send';
import { passkeyPath, secondStepPath } from '@infinite/schema/catalogue/auth';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import { askForPassword } from '@infinite/ui/password-gate';
import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';
import { enter } from '#session/session.ts';

// Each rejects with a `Refusal` that has the server's words, or with what the browser says when the
// person or the device gave no passkey.

/** Signs in without a password, and makes the user the current one. */
export async function signInWithPasskey(): Promise<SessionUser> {
  const passkey = await answer('sign-in');
  return enter(await send('POST', `${passkeyPath}/sign-in`, { passkey, ...device() }));
}

/** The second step of this browser's sign-in. */
export async function takeSecondStepWithPasskey(): Promise<SessionUser> {
  const passkey = await answer('second-step');
  return enter(await send('POST', secondStepPath, { passkey, ...device() }));
}

/** Counts as the password where a page asks for it again. */
export async function confirmWithPasskey(): Promise<void> {
  await request('POST', `${passkeyPath}/confirm`, { passkey: await answer('confirm') });
}

/** Lets this device, or another one nearby, make a passkey and keeps it under this name. */
export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = await withPassword(() =>
    request<CreationOptions>('POST', `${passkeyPath}/creation-options`),
  );
  const { startRegistration } = await import('@simplewebauthn/browser');
  const passkey = await startRegistration({ optionsJSON });
  await request('POST', passkeyPath, { name, passkey });
}

async function answer(purpose: 'sign-in' | 'second-step' | 'confirm') {
  const optionsJSON = await request<RequestOptions>('POST', `${passkeyPath}/options`, { purpose });
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON });
}

async function withPassword<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (isRefusal(error, 'PASSWORD_NEEDED') && (await askForPassword())) return call();
    throw error;
  }
}

function device() {
  const { browser, mobile } = currentDevice();
  return { browser, mobile };
}
