import { passkeyWords as words } from '@infinite/schema/words/passkeys.en';
import { destinationAfterAuth } from '../after-auth.ts';
import { signInWithPasskey, takeSecondStepWithPasskey } from '../passkeys.ts';
import { isPending, setPending, wordsFor } from './account-link-steps.ts';

/** The button below a plain form: the device signs in, and the page leads on. */
export function servePasskey(places: readonly HTMLElement[]): void {
  for (const place of places) {
    const button = place.querySelector('button');
    const problem = place.querySelector('[data-problem]');
    if (!button || !problem) continue;
    const ask =
      place.dataset['purpose'] === 'sign-in' ? signInWithPasskey : takeSecondStepWithPasskey;
    const press = async () => {
      if (isPending(button)) return;
      problem.textContent = '';
      setPending(button, true);
      try {
        await ask();
        window.location.assign(destinationAfterAuth({ returnUrl: place.dataset['return'] }));
      } catch (error) {
        setPending(button, false);
        problem.textContent = wordsFor(error, words.failed);
      }
    };
    button.addEventListener('click', () => void press());
  }
}
