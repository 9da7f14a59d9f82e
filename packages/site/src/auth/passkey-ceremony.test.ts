import { passkeyLimits } from '@infinite/schema/catalogue/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ceremony from './passkey-ceremony.ts';

let askDevice: typeof ceremony.askDevice;
let waitForSuggestion: typeof ceremony.waitForSuggestion;

/** What the page asked the device, in order; each waits until it is answered or aborted. */
interface Question {
  readonly suggested: boolean;
  readonly challenge: string;
  readonly answer: () => void;
  readonly decline: () => void;
}
let questions: Question[];
/** The challenge that the browser's cookie names. */
let cookie: string;
/** Requests for options that the server has not answered yet. */
let held: (() => void)[];
let holds: boolean;

beforeEach(async () => {
  // A page of its own.
  vi.resetModules();
  ({ askDevice, waitForSuggestion } = await import('./passkey-ceremony.ts'));
  questions = [];
  held = [];
  holds = false;
  cookie = '';
  let challenges = 0;
  vi.stubGlobal('fetch', async () => {
    if (holds) await new Promise<void>((resolve) => held.push(resolve));
    challenges += 1;
    cookie = `challenge-${challenges}`;
    const challenge = Buffer.from(cookie).toString('base64url');
    return Response.json({ challenge, rpId: 'localhost' });
  });
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(function PublicKeyCredential() {}, {
      isConditionalMediationAvailable: () => Promise.resolve(true),
    }),
  );
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { querySelectorAll: () => ['a field'] });
  vi.stubGlobal('navigator', { userAgent: '', credentials: { get: getOnDevice } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function getOnDevice({ mediation, signal, publicKey }: CredentialRequestOptions) {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    const bytes = new ArrayBuffer(1);
    const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes };
    const credential = { id: 'AA', rawId: bytes, type: 'public-key', response };
    questions.push({
      suggested: mediation === 'conditional',
      challenge: Buffer.from(publicKey?.challenge as ArrayBuffer).toString(),
      decline: () => reject(new DOMException('', 'NotAllowedError')),
      answer: () => resolve({ ...credential, getClientExtensionResults: () => ({}) }),
    });
  });
}

async function question(count: number): Promise<Question> {
  return vi.waitFor(() => {
    const latest = questions[count - 1];
    if (!latest) throw new Error('not asked yet');
    return latest;
  });
}

describe('a passkey among the suggestions of a field', () => {
  it('is waited for until it is picked', async () => {
    const offer = waitForSuggestion(new AbortController().signal);
    const asked = await question(1);
    expect(asked).toMatchObject({ suggested: true, challenge: cookie });
    asked.answer();
    expect(await offer).toMatchObject({ id: 'AA' });
  });

  it('is not offered where the browser cannot, and nothing is asked of the server', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(await waitForSuggestion(new AbortController().signal)).toBeNull();
    expect([questions, cookie]).toEqual([[], '']);
  });

  it('is no longer waited for once the form is gone', async () => {
    const form = new AbortController();
    const offer = waitForSuggestion(form.signal);
    await question(1);
    form.abort();
    expect(await offer).toBeNull();
  });

  it('is never asked for when the form is gone before the server has answered', async () => {
    holds = true;
    const form = new AbortController();
    const offer = waitForSuggestion(form.signal);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    form.abort();
    held[0]?.();
    expect(await offer).toBeNull();
    expect(questions).toEqual([]);
  });

  it('gives way to the button, whose challenge is the one in the cookie', async () => {
    const offer = waitForSuggestion(new AbortController().signal);
    await question(1);
    const pressed = askDevice('sign-in');
    const asked = await question(2);
    expect(asked).toMatchObject({ suggested: false, challenge: cookie });
    asked.answer();
    expect(await pressed).toMatchObject({ id: 'AA' });
    expect(await offer).toBeNull();
  });

  it('is offered again when the device gave the button none', async () => {
    const form = new AbortController();
    const offer = waitForSuggestion(form.signal);
    await question(1);
    const pressed = askDevice('sign-in');
    (await question(2)).decline();
    await expect(pressed).rejects.toThrow();
    const again = await question(3);
    expect(again).toMatchObject({ suggested: true, challenge: cookie });
    again.answer();
    expect(await offer).toMatchObject({ id: 'AA' });
  });

  it('gives way to the button that is pressed before the server has answered the offer', async () => {
    holds = true;
    const offer = waitForSuggestion(new AbortController().signal);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const pressed = askDevice('sign-in');
    held[0]?.();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.();
    const asked = await question(1);
    expect(asked).toMatchObject({ suggested: false, challenge: cookie });
    asked.answer();
    expect(await pressed).toMatchObject({ id: 'AA' });
    expect(await offer).toBeNull();
  });

  it('is offered by the form that came last, as the modal over the page of plain forms', async () => {
    const page = waitForSuggestion(new AbortController().signal);
    await question(1);
    const modal = new AbortController();
    const offer = waitForSuggestion(modal.signal);
    await question(2);
    expect(await page).toBeNull();
    modal.abort();
    expect(await offer).toBeNull();
    expect(questions).toHaveLength(2);
  });

  it('is asked for again, with a new challenge, before the first one expires', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const offer = waitForSuggestion(new AbortController().signal);
    const first = await question(1);
    await vi.advanceTimersByTimeAsync((passkeyLimits.challengeMinutes - 1) * 60_000);
    const second = await question(2);
    expect(second.challenge).not.toBe(first.challenge);
    expect(second).toMatchObject({ suggested: true, challenge: cookie });
    second.answer();
    expect(await offer).toMatchObject({ id: 'AA' });
  });
});
