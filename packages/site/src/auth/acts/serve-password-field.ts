import { newPasswordFault } from '@infinite/schema/accounts/account-rules';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { barColour, loadPasswordJudge, type PasswordStrength } from '../password-strength.ts';

export interface ServedPasswordField {
  /** Shows the fault, or clears it, and returns whether there is one. The field then has the focus. */
  readonly showFault: (fault: string | null) => boolean;
}

/** The button that shows what was typed, the strength of it, and the fault after the first submit. */
export function servePasswordField(
  form: HTMLElement,
  input: HTMLInputElement,
): ServedPasswordField {
  serveEye(form, input);
  const meter = form.querySelector<HTMLElement>('[data-strength]');
  let submitted = false;
  const write = (fault: string | null) => {
    const line = form.querySelector<HTMLElement>('[data-fault]');
    line?.querySelector('[data-words]')?.replaceChildren(fault ?? '');
    if (line) line.hidden = fault === null;
    if (fault === null) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', describedBy(input, line?.id, fault !== null));
  };
  input.addEventListener('input', () => {
    if (submitted) write(newPasswordFault(input.value));
    if (meter) void judge(input, meter);
  });
  // A browser may have filled it in before the script was there.
  if (meter && input.value) void judge(input, meter);
  return {
    showFault: (fault) => {
      submitted = true;
      write(fault);
      if (fault !== null) input.focus();
      return fault !== null;
    },
  };
}

function serveEye(form: HTMLElement, input: HTMLInputElement): void {
  const eye = form.querySelector<HTMLElement>('[data-show-password]');
  if (!eye) return;
  eye.addEventListener('click', () => {
    const shown = input.type === 'password';
    input.type = shown ? 'text' : 'password';
    eye.ariaLabel = shown ? authModalWords.hidePassword : authModalWords.showPassword;
    for (const icon of eye.querySelectorAll<HTMLElement>('[data-while]')) {
      icon.hidden = icon.dataset['while'] !== (shown ? 'shown' : 'hidden');
    }
  });
}

/** The hint always; the fault while there is one. */
function describedBy(input: HTMLInputElement, fault: string | undefined, shown: boolean): string {
  const known = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const others = known.filter((id) => id !== '' && id !== fault);
  return [...others, ...(shown && fault ? [fault] : [])].join(' ');
}

async function judge(input: HTMLInputElement, meter: HTMLElement): Promise<void> {
  // Without the meter the form still works.
  const judged = await loadPasswordJudge().catch(() => null);
  if (judged) show(meter, input.value === '' ? null : judged(input.value));
}

function show(meter: HTMLElement, strength: PasswordStrength | null): void {
  meter.hidden = strength === null;
  if (strength === null) return;
  for (const [at, bar] of [...meter.querySelectorAll('[data-bar]')].entries()) {
    bar.className = `h-1.5 flex-1 rounded-full ${at < strength ? barColour(strength) : 'bg-rule'}`;
  }
  meter.querySelector('[data-words]')?.replaceChildren(authModalWords.strength.steps[strength]);
}
