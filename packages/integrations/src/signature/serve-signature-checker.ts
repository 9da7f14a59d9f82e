import { checkSignature, signedHeaders, type SignatureVerdict } from './check-signature.ts';
import { signatureWords as words, verdictWords } from './signature-checker.en.ts';

/** Not a secret of anybody: it signs the example alone. */
const exampleSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwT2FzQpXk7hE=';
const exampleBody =
  '{"type":"webhook.ping","version":1,"timestamp":"2041-05-04T08:10:00Z","data":{"endpointId":"0194f0c2-5a7e-7c31-9d42-8b6f1e2a3c4d"}}';

/**
 * Starts the checkers inside the places.
 * @returns stops them again, for a screen that is taken away
 */
export function serveSignatureChecker(places: readonly HTMLElement[]): () => void {
  const forms = places.flatMap((place) => [
    ...place.querySelectorAll<HTMLFormElement>('form[data-signature-checker]'),
  ]);
  const listening = new AbortController();
  const { signal } = listening;
  for (const form of forms) {
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void check(form);
      },
      { signal },
    );
    part(form, 'example')?.addEventListener('click', () => void fillExample(form), { signal });
    // A verdict is about what was checked, not about what is typed next.
    form.addEventListener('input', () => show(form, null), { signal });
  }
  return () => listening.abort();
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function part(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[data-part=${name}]`);
}

function control(form: HTMLFormElement, name: 'secret' | 'headers' | 'body'): Control {
  const found = part(form, name);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`the checker has no field ${name}`);
}

async function check(form: HTMLFormElement): Promise<void> {
  const [secret, headers, body] = (['secret', 'headers', 'body'] as const).map(
    (name) => control(form, name).value,
  );
  const request = { secret: secret ?? '', headers: headers ?? '', body: body ?? '' };
  try {
    show(form, await checkSignature(request, Math.floor(Date.now() / 1000)));
  } catch (error) {
    // Browsers hide their cryptography from pages that came over plain http.
    if (!(error instanceof TypeError)) throw error;
    const verdict = part(form, 'verdict');
    if (verdict) verdict.textContent = words.failed;
  }
}

function show(form: HTMLFormElement, verdict: SignatureVerdict | null): void {
  const place = part(form, 'verdict');
  if (!place) return;
  place.replaceChildren();
  if (!verdict) return;
  const { title, text } = verdictWords(verdict);
  const heading = document.createElement('strong');
  heading.textContent = title;
  const sentence = document.createElement('p');
  sentence.className = 'm-0';
  sentence.textContent = text;
  place.dataset['good'] = verdict.kind === 'valid' ? 'yes' : 'no';
  place.append(heading, sentence);
}

async function fillExample(form: HTMLFormElement): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  const headers = await signedHeaders(exampleSecret, {
    id: 'msg_0194f0c25a7e',
    seconds,
    body: exampleBody,
  });
  control(form, 'secret').value = exampleSecret;
  control(form, 'headers').value = headers;
  control(form, 'body').value = exampleBody;
  show(form, null);
}
