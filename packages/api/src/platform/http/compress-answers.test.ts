import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';
import { RecentBytes } from './recent-bytes.ts';

const long = '<item>words of an article</item>'.repeat(200);

function serverOf(headers: Record<string, string>, body: string | Buffer = long) {
  const server = Fastify();
  compressAnswers(server);
  server.get('/', (_request, reply) => reply.headers(headers).send(body));
  return server;
}

const feed = { 'content-type': 'application/rss+xml; charset=utf-8', etag: '"a"' };
const shared = { ...feed, 'cache-control': 'public, max-age=300' };

describe('compressAnswers', () => {
  it('sends text as brotli or gzip, with a weak tag, and says that it varies', async () => {
    const server = serverOf(shared);
    for (let twice = 0; twice < 2; twice += 1) {
      const br = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(long);
      expect(br.headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(br.rawPayload.length),
        etag: 'W/"a"',
        vary: 'accept-encoding',
      });
    }
    const gz = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gz.rawPayload).toString()).toBe(long);
  });

  it('leaves it alone for a caller who accepts no encoding, and says that it varies', async () => {
    const plain = await serverOf({ ...shared, vary: 'cookie' }).inject('/');
    expect(plain.body).toBe(long);
    expect(plain.headers).toMatchObject({ etag: '"a"', vary: 'cookie, accept-encoding' });
  });

  it.each([
    ['a picture', { ...shared, 'content-type': 'image/png' }, Buffer.alloc(5000), {}],
    ['a short answer', shared, 'short', {}],
    ['an answer to a session', feed, long, { cookie: 'ic_session=x' }],
    ['an answer to a key', feed, long, { authorization: 'Bearer x' }],
  ])('does not compress %s', async (_what, headers, body, given) => {
    const answer = await serverOf(headers, body).inject({
      url: '/',
      headers: { 'accept-encoding': 'br', ...given },
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('compresses what is public to a session too', async () => {
    const headers = { 'accept-encoding': 'br', cookie: 'ic_session=x' };
    const answer = await serverOf(shared).inject({ url: '/', headers });
    expect(answer.headers['content-encoding']).toBe('br');
  });
});

describe('RecentBytes', () => {
  it('stays within its size and drops what was read longest ago', () => {
    const recent = new RecentBytes(30);
    for (const key of ['a', 'b', 'c']) recent.set(key, Buffer.alloc(10));
    recent.get('a');
    recent.set('d', Buffer.alloc(10));
    expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key)?.length)).toEqual([
      10,
      undefined,
      10,
      10,
    ]);
    recent.set('large', Buffer.alloc(31));
    expect(recent.get('large')).toBeUndefined();
  });
});
