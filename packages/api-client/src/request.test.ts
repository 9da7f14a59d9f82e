import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataCache, readData } from './data.ts';
import { request } from './request.ts';
import { send } from './send.ts';

let calls: { url: string; init: RequestInit; headers: Headers }[] = [];
let answers: Response[] = [];

/** A fake server: responses are given in turn, calls are recorded. */
beforeEach(() => {
  calls = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init, headers: new Headers(init.headers) });
    const answer = answers.shift();
    if (!answer) throw new Error('One call too many');
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const json = (value: unknown, status = 200) => Response.json(value, { status });

describe('send', () => {
  it('brings cookies, no-cache and device headers, and no body when none is given', async () => {
    answers = [json(null)];
    await send('GET', '/api/auth/status');
    const [call] = calls;
    expect(call?.init.credentials).toBe('include');
    expect(call?.init.body).toBeUndefined();
    expect(call?.headers.get('content-type')).toBeNull();
    expect(call?.headers.get('cache-control')).toContain('no-cache');
    expect(call?.headers.get('x-device-type')).toBe('desktop');
  });

  it('sends a JSON body when one is given, false and null included', async () => {
    answers = [json(1), json(1)];
    await send('PUT', '/x', false);
    await send('PUT', '/x', null);
    expect(calls.map((call) => call.init.body)).toEqual(['false', 'null']);
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
  });
});

describe('request', () => {
  it('fails with the documented message and does not try again', async () => {
    answers = [new Response('no such thing', { status: 404 })];
    await expect(request('GET', '/x')).rejects.toThrow(/^404: no such thing$/);
    expect(calls).toHaveLength(1);
  });

  it('names the status text when the answer is empty', async () => {
    answers = [new Response('', { status: 503, statusText: 'Service Unavailable' })];
    await expect(request('GET', '/x')).rejects.toThrow(/^503: Service Unavailable$/);
  });

  it('refuses with code, words, fields, status and the time to wait', async () => {
    const refused = {
      code: 'RATE_LIMITED',
      message: 'Wait a little.',
      fields: { email: 'Again.' },
    };
    answers = [Response.json(refused, { status: 429, headers: { 'retry-after': '60' } })];
    await expect(request('POST', '/x', {})).rejects.toMatchObject({
      name: 'Refusal',
      code: 'RATE_LIMITED',
      words: 'Wait a little.',
      fields: { email: 'Again.' },
      status: 429,
      retryAfter: 60,
    });
  });
});

describe('the default data read', () => {
  it.each([401, 403])('gives an empty value and no error on %i', async (status) => {
    answers = [json({ message: 'no' }, status)];
    expect(await readData(['/api/x'])).toBeNull();
  });

  it('fails on anything else that is not OK', async () => {
    answers = [json({ message: 'broken' }, 500)];
    await expect(readData(['/api/x', 7])).rejects.toThrow('500: {"message":"broken"}');
  });

  it('is never stale and never repeated, until it is forgotten', async () => {
    const cache = new DataCache();
    answers = [json([1]), json([2])];
    expect(await cache.read(['/api/x', 1])).toEqual([1]);
    expect(await cache.read(['/api/x', 1])).toEqual([1]);
    cache.forget(['/api/x', 1]);
    expect(await cache.read(['/api/x', 1])).toEqual([2]);
    expect(calls.map((call) => call.url)).toEqual(['/api/x', '/api/x']);
  });
});
