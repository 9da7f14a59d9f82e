import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';

/**
 * Submits the page's enquiry forms without a page load, to the URL of the plain form, and replaces
 * the form with the response. Without a response nothing changes.
 */
export function serveEnquiries(): void {
  let token: string | undefined;
  void openedNow().then((issued) => (token = issued));
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['enquiryForm'] === undefined) return;
    event.preventDefault();
    if (form.getAttribute('aria-busy') === 'true') return;
    void send(form, token);
  };
  document.addEventListener('submit', onSubmit);
  document.documentElement.dataset['enquirys'] = '';
}

/** When the form was opened, as signed by the server; an enquiry without it is accepted too. */
async function openedNow(): Promise<string | undefined> {
  const answer = await fetch('/api/form-token').catch(() => null);
  const issued: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (typeof issued !== 'object' || issued === null || !('token' in issued)) return undefined;
  return typeof issued.token === 'string' ? issued.token : undefined;
}

async function send(form: HTMLFormElement, token: string | undefined): Promise<void> {
  const place = form.closest('[data-enquiry]');
  const button = form.querySelector('button[type=submit]');
  const label = button?.textContent ?? '';
  form.setAttribute('aria-busy', 'true');
  if (button instanceof HTMLElement) button.textContent = button.dataset['sending'] ?? label;
  try {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') fields.set(name, value);
    }
    fields.set('formToken', token ?? '');
    const [address = ''] = form.action.split('#');
    const answer = await fetch(address, { method: 'POST', body: fields });
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = place?.id ? next.getElementById(place.id) : null;
    if (!place || !fresh) throw new Error(String(answer.status));
    place.replaceWith(fresh);
    // Focus and announce the outcome first.
    fresh.querySelector<HTMLElement>('[data-enquiry-focus]')?.focus();
    fresh.scrollIntoView({ block: 'start' });
  } catch (error) {
    form.removeAttribute('aria-busy');
    if (button) button.textContent = label;
    tell(form, error instanceof TypeError ? words.offline : words.failed);
  }
}

function tell(form: HTMLFormElement, problem: string): void {
  const known = form.querySelector<HTMLElement>('[data-enquiry-trouble]');
  const line = known ?? document.createElement('p');
  line.dataset['enquiryTrouble'] = '';
  line.setAttribute('role', 'alert');
  line.className = 'm-0 border-l-4 border-danger bg-danger-tint px-5 py-4';
  line.textContent = problem;
  if (!known) form.append(line);
}
