import { request } from '@infinite/api-client/request';
import type { PasskeyPurpose } from '@infinite/schema/accounts/passkey.input';
import { passkeyLimits, passkeyPath } from '@infinite/schema/catalogue/auth';
import type {
  AuthenticationResponseJSON as PasskeyAnswer,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';

/** How often the device was asked at once; an offer in suggestions gives way. */
let asks = 0;
/** How many offers there were; the latest one counts, so that two never take turns. */
let offers = 0;
/** Resolves when the device was last asked at once: whether it gave a passkey. */
let askedAtOnce: Promise<boolean> = Promise.resolve(false);
let options: Promise<unknown> = Promise.resolve();

/** Asks the device at once for a passkey. Rejects with a `Refusal`, or with what the browser says. */
export function askDevice(purpose: Exclude<PasskeyPurpose, 'register'>): Promise<PasskeyAnswer> {
  asks += 1;
  const ask = async () => {
    const optionsJSON = await nextOptions(purpose);
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON });
  };
  const answer = ask();
  askedAtOnce = answer.then(
    () => true,
    () => false,
  );
  return answer;
}

/**
 * Offers the device's passkeys among the suggestions of the field with `autocomplete="… webauthn"`
 * (WebAuthn Level 3, conditional mediation), until one is picked. A button that asks the device goes
 * first; the offer continues when the device gave it none.
 * @returns null where this browser offers none, or the offer ended
 */
export async function waitForSuggestion(signal: AbortSignal): Promise<PasskeyAnswer | null> {
  offers += 1;
  const own = offers;
  const isLatest = () => own === offers;
  if (!(await offersSuggestions())) return null;
  while (!signal.aborted && isLatest()) {
    if (await askedAtOnce) return null;
    const round = await offerOnce(signal, isLatest);
    if (round !== 'again') return round;
  }
  return null;
}

async function offerOnce(
  signal: AbortSignal,
  isLatest: () => boolean,
): Promise<PasskeyAnswer | null | 'again'> {
  const before = asks;
  const optionsJSON = await nextOptions('sign-in');
  const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  if (signal.aborted || !isLatest() || before !== asks) return 'again';
  let renewing = false;
  const stop = () => {
    if (before === asks && isLatest()) WebAuthnAbortService.cancelCeremony();
  };
  const renewal = setTimeout(() => {
    renewing = true;
    stop();
  }, renewAfterMs);
  signal.addEventListener('abort', stop);
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  } catch {
    // Unless it was aborted, the device gave none; the button is still there to ask again.
    return renewing || before !== asks ? 'again' : null;
  } finally {
    clearTimeout(renewal);
    signal.removeEventListener('abort', stop);
  }
}

/** The reader may come back to the form after the challenge has expired. */
const renewAfterMs = (passkeyLimits.challengeMinutes - 1) * 60_000;

async function offersSuggestions(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function') return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/**
 * One after the other: the browser has one cookie that names its challenge, so the answer that
 * arrives last must be that of the latest request.
 */
function nextOptions(purpose: PasskeyPurpose): Promise<RequestOptions> {
  const next = options.then(() =>
    request<RequestOptions>('POST', `${passkeyPath}/options`, { purpose }),
  );
  options = next.catch(() => undefined);
  return next;
}
