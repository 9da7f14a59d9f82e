import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PageCache, type KeptPage } from './page-cache.ts';
import { sendKeptPage } from './send-kept-page.ts';

const html = `<p>${'a page that is kept '.repeat(50)}</p>`;

describe('a kept page', () => {
  let server: Server;
  let url: string;
  let page: KeptPage;
  beforeAll(async () => {
    page = await new PageCache().fill('/', 'public', async () => html);
    server = createServer((request, response) => void sendKeptPage(request, response, page));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => server.close());

  it.each(['br', 'gzip', 'identity'] as const)('comes in %s to who takes it', async (encoding) => {
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
    expect(await answer.text()).toBe(html);
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(answer.headers.get('content-length')).toBe(String(page.bodies[encoding].length));
    expect(answer.headers.get('vary')).toBe('accept-encoding');
  });

  it('carries the headers that keep it safe', async () => {
    const { headers } = await fetch(url);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('is not sent again to who has it, also where a CDN weakened its tag', async () => {
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await fetch(url, { headers: { 'if-none-match': known } });
      expect([answer.status, await answer.text()]).toEqual([304, '']);
      expect(answer.headers.get('etag')).toBe(etag);
    }
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('tells HEAD its length and sends nothing', async () => {
    const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(answer.headers.get('content-length')).toBe(String(html.length));
    expect(await answer.text()).toBe('');
  });
});
