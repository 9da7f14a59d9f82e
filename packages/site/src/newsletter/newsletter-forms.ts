import { newsletterBoxWords as words } from '@infinite/schema/words/newsletter.en';

/**
 * Submits the newsletter forms in place. Without scripts or a connection they are plain forms that
 * lead to a page.
 */
export function serveNewsletterForms(): void {
  const since = performance.now();
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.newsletter === undefined) return;
    event.preventDefault();
    // One request at a time, however often the button is clicked.
    if (form.getAttribute('aria-busy') === 'true') return;
    form.setAttribute('aria-busy', 'true');
    void send(form, performance.now() - since).finally(() => form.removeAttribute('aria-busy'));
  };
  document.addEventListener('submit', onSubmit);
  document.documentElement.dataset.newsletterForms = '';
}

async function send(form: HTMLFormElement, shownMs: number): Promise<void> {
  say(form, words.submitting);
  const fields = new FormData(form);
  fields.set('shown', String(Math.round(shownMs)));
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value);
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    });
    const told = (await answer.json()) as Refusal;
    say(form, Object.values(told.fields ?? {})[0] ?? told.message ?? words.failed);
    if (answer.ok) form.reset();
  } catch {
    say(form, words.failed);
  }
}

interface Refusal {
  message?: string;
  fields?: Record<string, string>;
}

function say(form: HTMLFormElement, text: string): void {
  const line = form.querySelector('[data-newsletter-says]');
  if (!line) return;
  line.textContent = text;
  line.classList.remove('text-ink-soft', 'text-sm');
}
