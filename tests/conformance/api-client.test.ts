import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readData } from '@infinite/api-client/data';
import { request } from '@infinite/api-client/request';
import { sessionStore } from '../../packages/site/src/session/session-store.ts';
import { Refusal } from '@infinite/api-client/refusal';
import { loadSession, signIn, signOut, signUp } from '../../packages/site/src/session/session.ts';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';

/** The browser's helper against the real server, over a real socket, with a browser's cookies. */
let test: TestApp;
const cookies = new Map<string, string>();
const calls: string[] = [];
let origin: string;

beforeAll(async () => {
  test = await createTestApp();
  origin = await test.server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  const overNetwork = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`);
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await overNetwork(origin + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  });
});
afterEach(() => calls.splice(0));
afterAll(() => test.close());

describe('the documented client at the real server', () => {
  it('is signed out at first, signs up, is known, and signs out', async () => {
    await loadSession();
    expect(sessionStore.read()).toEqual({ status: 'signed-out', user: null });
    const user = await signUp({ email: 'Client@Example.org', password: 'garden gate' });
    expect(user).toMatchObject({ username: 'Client', email: 'Client@example.org' });
    expect(await request('GET', '/api/auth/status')).toEqual(user);
    await signOut();
    expect(await request('GET', '/api/auth/status')).toBeNull();
    expect(calls).toEqual([
      'GET /api/auth/status',
      'GET /api/csrf-token',
      'POST /api/auth/signup',
      'GET /api/auth/status',
      'POST /api/auth/signout',
      'GET /api/auth/status',
    ]);
  });

  it('signs in with one call, and shows the server’s words when it is refused', async () => {
    const wrong = signIn({ email: 'client@example.org', password: 'wrong one' });
    await expect(wrong).rejects.toThrow(Refusal);
    await expect(wrong).rejects.toThrow('The email address or the password is not right');
    await signIn({ email: 'client@example.org', password: 'garden gate' });
    expect(sessionStore.read().user?.email).toBe('Client@example.org');
    expect(calls).toEqual(['POST /api/auth/signin', 'POST /api/auth/signin']);
  });

  it('shows the words of a refused sign-up', async () => {
    const known = signUp({ email: 'client@example.org', password: 'garden gate' });
    await expect(known).rejects.toThrow(/^Signup failed$/);
    const weak = signUp({ email: 'new@example.org', password: '123456' });
    await expect(weak).rejects.toThrow(/^This password is on the lists/);
  });

  it('fails with status and body, reads a refused default read as empty', async () => {
    await expect(request('POST', '/api/auth/signin', [])).rejects.toThrow(/^400: \{"code":/);
    await signOut();
    expect(await readData(['/media/uploads'])).toBeNull();
  });
});
