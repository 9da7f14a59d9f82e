import { newPasswordFault } from '@infinite/schema/accounts/account-rules';
import { resetPasswordWords as words } from '@infinite/schema/words/auth-modal.en';
import { resetPassword } from '../account-calls.ts';
import { homeOfAccount } from '../home-of-account.ts';
import { secondStepPagePath } from '../second-step-page.ts';
import { isPending, setPending, showRefusal, showStep, wordsFor } from './account-link-steps.ts';
import { servePasswordField } from './serve-password-field.ts';

/** Sends the form of a new password, and shows what is wrong with it or that it is stored. */
export function serveNewPassword(places: readonly HTMLElement[]): void {
  for (const place of places) {
    const form = place.querySelector('form');
    const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
    const input = form?.querySelector<HTMLInputElement>('input[name=password]');
    if (!form || !button || !input) continue;
    const field = servePasswordField(form, input);
    const submit = async () => {
      if (isPending(button)) return;
      showRefusal(place, null);
      if (field.showFault(newPasswordFault(input.value))) return;
      setPending(button, true);
      try {
        await resetPassword(place.dataset['token'] ?? '', input.value);
      } catch (error) {
        setPending(button, false);
        showRefusal(place, wordsFor(error, words.failed));
        return;
      }
      const home = await homeOfAccount();
      // The account asks for a second step, so nobody is signed in yet.
      if (home === null) window.location.assign(secondStepPagePath);
      // The printed link of the first start leads straight into the panel.
      else if (home === '/admin') window.location.assign('/admin');
      else showStep(place, 'done');
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void submit();
    });
    // Until now the browser itself would have sent the form.
    button.disabled = false;
  }
}
