import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchCsrfToken, isRegistrationOpen, signIn, signOut, signUp } from './session.ts';
import { SessionStore, sessionStore } from './session-store.ts';

const user = {
  id: 'u1',
  username: 'ann',
  email: 'ann@example.org',
  displayName: 'ann',
  role: 'member',
  emailVerified: false,
} as const;
let calls: { url: string; init: RequestInit; headers: Headers }[] = [];
let answers: (Response | Error)[] = [];

/** A fake server: answers are given in turn, calls are recorded. */
beforeEach(() => {
  calls = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init, headers: new Headers(init.headers) });
    const answer = answers.shift();
    if (!answer) throw new Error('One call too many');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const json = (value: unknown, status = 200) => Response.json(value, { status });

describe('signing up and in', () => {
  it('fetches the CSRF token and sends the documented payload', async () => {
    answers = [json({ csrfToken: 't1' }), json(user)];
    expect(await signUp({ email: ' ann@example.org ', password: 'garden gate' })).toEqual(user);
    expect(calls.map((call) => `${call.init.method} ${call.url}`)).toEqual([
      'GET /api/csrf-token',
      'POST /api/auth/signup',
    ]);
    expect(calls[1]?.headers.get('x-csrf-token')).toBe('t1');
    expect(JSON.parse(String(calls[1]?.init.body))).toEqual({
      username: 'ann',
      email: 'ann@example.org',
      password: 'garden gate',
      browser: 'other',
      mobile: false,
    });
    expect(sessionStore.read()).toEqual({ status: 'signed-in', user });
  });

  it("refuses with the server's message, or with none for the form to fill", async () => {
    answers = [json({ csrfToken: 't' }), json({ message: 'Signup failed' }, 400)];
    await expect(signUp({ email: 'a@b.example', password: 'x' })).rejects.toThrow('Signup failed');
    answers = [new Response('<h1>Bad gateway</h1>', { status: 502 })];
    await expect(signIn({ email: 'a@b.example', password: 'x' })).rejects.toMatchObject({
      status: 502,
      message: '',
    });
  });

  it.each([json({}, 200), json({ message: 'x' }, 500), new TypeError('offline')])(
    'says so when no CSRF token can be had',
    async (answer) => {
      answers = [answer];
      await expect(fetchCsrfToken()).rejects.toThrow('Failed to fetch CSRF token');
    },
  );

  it.each([
    [new Response('{}', { headers: { 'x-registration': 'closed' } }), false],
    [json({ csrfToken: 't' }), true],
    [new TypeError('offline'), true],
  ])('knows whether an account can be made (%#)', async (answer, open) => {
    answers = [answer];
    expect(await isRegistrationOpen()).toBe(open);
  });

  it('signs in without a CSRF token, the e-mail as username', async () => {
    answers = [json(user)];
    await signIn({ email: 'ann@example.org', password: 'garden gate' });
    expect(calls).toHaveLength(1);
    expect(JSON.parse(String(calls[0]?.init.body))).toMatchObject({ username: 'ann@example.org' });
  });
});

describe('signing out', () => {
  it.each([json({ message: 'x' }, 500), new TypeError('offline')])(
    'clears the user even when the call fails, which is only logged',
    async (answer) => {
      sessionStore.set(user);
      answers = [answer];
      await signOut();
      expect(sessionStore.read()).toEqual({ status: 'signed-out', user: null });
      expect(console.error).toHaveBeenCalledOnce();
    },
  );
});

describe('SessionStore', () => {
  it('goes from loading to signed out or in, tells listeners, and asks once', async () => {
    const store = new SessionStore();
    const seen: string[] = [];
    const stop = store.subscribe(() => seen.push(store.read().status));
    expect(store.read().status).toBe('loading');
    await Promise.all([store.load(async () => user), store.load(async () => null)]);
    store.set(null);
    stop();
    store.set(user);
    expect(seen).toEqual(['signed-in', 'signed-out']);
  });

  it('keeps a sign-in that came before the slow status answer', async () => {
    const store = new SessionStore();
    const answer = Promise.withResolvers<null>();
    const check = store.load(() => answer.promise);
    store.set(user);
    answer.resolve(null);
    await check;
    expect(store.read().user).toEqual(user);
  });
});
