import { currentDevice } from '@infinite/api-client/device';
import { isRefusal } from '@infinite/api-client/refusal';
import { request } from '@infinite/api-client/request';
import { send } from '@infinite/api-client/send';
import { passkeyPath, secondStepPath } from '@infinite/schema/catalogue/auth';
import type { SessionUser } from '@infinite/schema/accounts/session-user';
import { askForPassword } from '@infinite/ui/password-gate';
import type {
  AuthenticationResponseJSON as PasskeyAnswer,
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
} from '@simplewebauthn/browser';
import { enter } from '#session/session.ts';
import { askDevice, waitForSuggestion } from './passkey-ceremony.ts';

// Each rejects with a `Refusal` that has the server's words, or with what the browser says when the
// person or the device gave no passkey.

/** Signs in without a password, and makes the user the current one. */
export async function signInWithPasskey(): Promise<SessionUser> {
  return signIn(await askDevice('sign-in'));
}

/**
 * The same with a passkey picked among the suggestions of the email field.
 * @returns null where none was picked before the offer ended
 */
export async function signInFromSuggestions(signal: AbortSignal): Promise<SessionUser | null> {
  // It is a bonus: where it cannot be offered, the form and the button stay.
  const passkey = await waitForSuggestion(signal).catch(() => null);
  return passkey && signIn(passkey);
}

/** The second step of this browser's sign-in. */
export async function takeSecondStepWithPasskey(): Promise<SessionUser> {
  const passkey = await askDevice('second-step');
  return enter(await send('POST', secondStepPath, { passkey, ...device() }));
}

/** Counts as the password where a page asks for it again. */
export async function confirmWithPasskey(): Promise<void> {
  await request('POST', `${passkeyPath}/confirm`, { passkey: await askDevice('confirm') });
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

async function signIn(passkey: PasskeyAnswer): Promise<SessionUser> {
  return enter(await send('POST', `${passkeyPath}/sign-in`, { passkey, ...device() }));
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
