import { emailChangeWords } from '@infinite/schema/words/email-change.en';
import { confirmEmailChange } from '../account-calls.ts';
import { isPending, setPending, showRefusal, showStep, wordsFor } from './account-link-steps.ts';

/** The button of the page that confirms a new address. */
export function serveEmailChange(places: readonly HTMLElement[]): void {
  for (const place of places) {
    const button = place.querySelector<HTMLElement>('[data-act]');
    button?.addEventListener('click', () => void confirm(place, button));
  }
}

async function confirm(place: HTMLElement, button: HTMLElement): Promise<void> {
  if (isPending(button)) return;
  showRefusal(place, null);
  setPending(button, true);
  try {
    showStep(place, await confirmEmailChange(place.dataset['token'] ?? ''));
  } catch (error) {
    setPending(button, false);
    showRefusal(place, wordsFor(error, emailChangeWords.page.failed));
  }
}
