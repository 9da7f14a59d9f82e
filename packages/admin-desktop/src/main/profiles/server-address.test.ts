import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FarServer } from '#testing/far-server.ts';
import { checkServer } from './check-server.ts';
import { parseServerAddress } from './server-address.ts';

const originOf = (typed: string) => {
  const address = parseServerAddress(typed);
  return address.ok ? address.url.origin : address.reason;
};

describe('parseServerAddress', () => {
  it.each([
    ['https://family.example', 'https://family.example'],
    ['  family.example/admin?x=1#y ', 'https://family.example'],
    ['family.example:8443', 'https://family.example:8443'],
    ['HTTPS://Family.Example:443', 'https://family.example'],
    ['http://family.example', 'not-encrypted'],
    ['HTTP://192.168.1.20:3000', 'not-encrypted'],
    ['http://localhost.evil.example', 'not-encrypted'],
    ['http://127.0.0.1.evil.example', 'not-encrypted'],
    ['http://LOCALHOST:3000', 'http://localhost:3000'],
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['localhost.evil.example', 'https://localhost.evil.example'],
    ['ftp://family.example', 'not-http'],
    ['javascript://x', 'not-http'],
    ['file:///etc/passwd', 'not-http'],
    ['https://ann:secret@family.example', 'has-password'],
    ['', 'not-an-address'],
    ['not an address', 'not-an-address'],
    ['https://', 'not-an-address'],
  ])('%j is %s', (typed, expected) => expect(originOf(typed)).toBe(expected));

  it('gives for any text a fault or an origin of http or https, and the same one again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
        const address = parseServerAddress(typed);
        if (!address.ok) return true;
        const { origin } = address.url;
        return (
          /^(https:\/\/|http:\/\/(localhost|127\.|\[::1\]))/.test(origin) &&
          originOf(origin) === origin
        );
      }),
    );
  });
});

describe('checkServer', () => {
  let far: FarServer;
  beforeEach(async () => {
    far = await FarServer.start();
  });
  afterEach(() => far.stop());

  it('knows the product by its health', async () => {
    expect(await checkServer(far.origin, fetch)).toEqual({
      ok: true,
      origin: far.origin,
    });
    expect(far.requests.map(({ url }) => url)).toEqual(['/healthz']);
  });

  it.each([
    [
      'a page',
      () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['other JSON', () => Response.json({ status: 'up' })],
    ['a refusal', () => Response.json({ status: 'alive' }, { status: 503 })],
  ])('says so when %s answers', async (_, answer) =>
    expect(await checkServer('https://family.example', async () => answer())).toEqual({
      ok: false,
      reason: 'not-this-product',
    }),
  );

  it('says when nobody answers, and asks no other computer without encryption', async () => {
    const nobody = async () => Promise.reject(new TypeError('failed'));
    expect(await checkServer('https://family.example', nobody)).toMatchObject({
      reason: 'unreachable',
    });
    const asked: string[] = [];
    const alive = async (url: string) => (asked.push(url), Response.json({ status: 'alive' }));
    expect(await checkServer('http://family.example', alive)).toEqual({
      ok: false,
      reason: 'not-encrypted',
    });
    expect(asked).toEqual([]);
  });
});
