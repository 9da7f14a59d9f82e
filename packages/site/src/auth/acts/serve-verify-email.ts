import { verifyEmailWords as words } from '@infinite/schema/words/auth-modal.en';
import { verifyEmail } from '../account-calls.ts';
import { homeOfAccount } from '../home-of-account.ts';
import { isPending, setPending, showRefusal, showStep, wordsFor } from './account-link-steps.ts';

/**
 * Opening the page changes nothing, since mail scanners open links; the button does. With a
 * signed-in user it is a person's browser, so the page submits automatically.
 */
export function serveVerifyEmail(places: readonly HTMLElement[]): void {
  for (const place of places) {
    const button = place.querySelector<HTMLElement>('[data-act]');
    if (!button) continue;
    button.addEventListener('click', () => void confirm(place, button));
    if (place.dataset['signedIn'] !== undefined) void confirm(place, button);
  }
}

async function confirm(place: HTMLElement, button: HTMLElement): Promise<void> {
  if (isPending(button)) return;
  showRefusal(place, null);
  setPending(button, true);
  try {
    await verifyEmail(place.dataset['token'] ?? '');
  } catch (error) {
    setPending(button, false);
    showRefusal(place, wordsFor(error, words.failed));
    return;
  }
  showStep(place, (await homeOfAccount()) === '/admin' ? 'administrator' : 'done');
}
