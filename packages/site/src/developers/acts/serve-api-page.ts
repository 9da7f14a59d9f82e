import { serveSignatureChecker } from '@infinite/integrations/signature/serve-signature-checker';
import { apiDocsWords } from '#developers/api-docs.en.ts';
import { filterCalls } from './filter-calls.ts';
import { requestOf, requestText, type TriedForm } from './request-of.ts';
import { sendTried, type TriedAnswer } from './send-tried.ts';

const words = apiDocsWords.tryIt;

/** Copying, the search of calls, the signature checker, and the forms that try a call. */
export function serveApiPage(places: readonly HTMLElement[]): void {
  serveSignatureChecker(places);
  for (const place of places) {
    filterCalls(place);
    place.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
      if (button) void copy(button);
    });
    const key = place.querySelector<HTMLInputElement>('[data-api-key]');
    // A page that the browser keeps for the way back must not keep the key.
    window.addEventListener('pagehide', () => {
      if (key) key.value = '';
    });
    place.addEventListener('submit', (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-try]')) return;
      event.preventDefault();
      void tryCall(form, key?.value.trim() ?? '');
    });
  }
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.closest('figure')?.querySelector('pre')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = apiDocsWords.copied;
    setTimeout(() => (button.textContent = apiDocsWords.copy), 2000);
  } catch {
    // Without permission the reader copies by hand: the code gets the focus, selected.
    const pre = button.closest('figure')?.querySelector('pre');
    if (pre) getSelection()?.selectAllChildren(pre);
  }
}

const busy = new WeakSet<HTMLFormElement>();

async function tryCall(form: HTMLFormElement, key: string): Promise<void> {
  const result = form.querySelector<HTMLElement>('[data-result]');
  if (!result || busy.has(form)) return;
  let request;
  try {
    request = requestOf(readForm(form));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    result.replaceChildren(status(error.message, false));
    return;
  }
  const shown = block(words.request, requestText(request, key !== ''));
  const keyless = key ? [] : [linkToKey()];
  busy.add(form);
  result.replaceChildren(...keyless, shown, status(words.sending, true));
  const answer = await sendTried(request, key);
  busy.delete(form);
  result.replaceChildren(...keyless, shown, ...answerParts(answer));
}

function answerParts(answer: TriedAnswer | null): HTMLElement[] {
  if (!answer) return [status(words.unreachable, false)];
  const parts = [status(answer.status, answer.good)];
  if (answer.body) parts.push(block(words.answer, answer.body));
  parts.push(block(words.headers, answer.headers));
  return parts;
}

function readForm(form: HTMLFormElement): TriedForm {
  const { method = 'GET', path = '', media } = form.dataset;
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-name]')];
  const body = form.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-body]');
  return {
    method,
    path,
    media,
    parameters: fields.map(({ dataset, value }) => ({
      in: dataset['in'] ?? '',
      name: dataset['name'] ?? '',
      value,
    })),
    body: body instanceof HTMLInputElement ? (body.files?.[0] ?? null) : (body?.value ?? null),
    operation: form.querySelector<HTMLTextAreaElement>('[data-operation]')?.value ?? null,
    variables: form.querySelector<HTMLTextAreaElement>('[data-variables]')?.value ?? null,
  };
}

function status(text: string, good: boolean): HTMLElement {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.className = good ? 'font-semibold' : 'font-semibold text-danger';
  line.textContent = text;
  return line;
}

function linkToKey(): HTMLElement {
  const line = document.createElement('p');
  const link = document.createElement('a');
  link.className = 'link';
  link.href = `#${apiDocsWords.key.id}`;
  link.textContent = words.toKey;
  line.append(`${words.noKey} `, link);
  return line;
}

function block(label: string, text: string): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = 'm-0 my-3 min-w-0';
  const caption = document.createElement('figcaption');
  caption.className = 'text-sm font-semibold';
  caption.textContent = label;
  const pre = document.createElement('pre');
  pre.className =
    'm-0 max-h-96 overflow-auto rounded-md border border-rule bg-sunk px-4 py-3 font-mono text-sm';
  pre.tabIndex = 0;
  pre.setAttribute('role', 'group');
  pre.setAttribute('aria-label', label);
  pre.textContent = text;
  figure.append(caption, pre);
  return figure;
}
