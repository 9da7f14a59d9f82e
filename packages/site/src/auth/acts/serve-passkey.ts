import { passkeyWords as words } from '@infinite/schema/words/passkeys.en';
import { destinationAfterAuth } from '../after-auth.ts';
import {
  signInFromSuggestions,
  signInWithPasskey,
  takeSecondStepWithPasskey,
} from '../passkeys.ts';
import { isPending, setPending, wordsFor } from './account-link-steps.ts';

/** The button below a plain form: the device signs in, and the page leads on. */
export function servePasskey(places: readonly HTMLElement[]): void {
  for (const island of places) {
    const place = island.matches('[data-passkey]')
      ? island
      : island.querySelector<HTMLElement>('[data-passkey]');
    const button = place?.querySelector('button');
    const problem = place?.querySelector('[data-problem]');
    if (!place || !button || !problem) continue;
    const isSignIn = place.dataset['passkey'] === 'sign-in';
    const ask = isSignIn ? signInWithPasskey : takeSecondStepWithPasskey;
    const leave = () =>
      window.location.assign(destinationAfterAuth({ returnUrl: place.dataset['return'] }));
    const refuse = (error: unknown) => {
      problem.textContent = wordsFor(error, words.failed);
    };
    const press = async () => {
      if (isPending(button)) return;
      problem.textContent = '';
      setPending(button, true);
      try {
        await ask();
        leave();
      } catch (error) {
        setPending(button, false);
        refuse(error);
      }
    };
    button.addEventListener('click', () => void press());
    if (!isSignIn) continue;
    const untilThePageGoes = new AbortController().signal;
    void signInFromSuggestions(untilThePageGoes).then((user) => user && leave(), refuse);
  }
}
