import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

describe('PageCache', () => {
  it('renders a page once, even when many ask at the same time', async () => {
    const cache = new PageCache();
    const render = vi.fn<() => Promise<string>>(async () => '<p>page</p>');
    await Promise.all([1, 2, 3].map(() => cache.fill('/about', 'public', render)));
    await cache.fill('/about', 'public', render);
    expect(render).toHaveBeenCalledOnce();
  });

  it('keeps it raw, gzipped and brotlied, all the same page', async () => {
    const html = `<p>${'long page '.repeat(100)}</p>`;
    const { bodies } = await new PageCache().fill('/', 'public', async () => html);
    expect(bodies.identity.toString()).toBe(html);
    expect(gunzipSync(bodies.gzip).toString()).toBe(html);
    expect(brotliDecompressSync(bodies.br).toString()).toBe(html);
    expect(bodies.br.length).toBeLessThan(bodies.gzip.length);
  });

  it('gives the same tag to the same page and another to another', async () => {
    const tagOf = async (html: string) =>
      (await new PageCache().fill('/', 'public', async () => html)).tag;
    expect(await tagOf('a')).toBe(await tagOf('a'));
    expect(await tagOf('a')).not.toBe(await tagOf('b'));
  });

  it('makes room for a new page by forgetting the one read longest ago (S11)', async () => {
    const cache = new PageCache();
    const fill = (path: string) => cache.fill(path, 'public', async () => path);
    for (let n = 0; n < 1000; n += 1) await fill(`/${n}`);
    expect(cache.get('/0')).toBeDefined();
    await fill('/new');
    expect(cache.get('/new')).toBeDefined();
    expect(cache.get('/0')).toBeDefined();
    expect(cache.get('/1')).toBeUndefined();
  });

  it('makes room by bytes as well', async () => {
    const cache = new PageCache({ pages: 1000, bytes: 30_000 });
    const fill = (path: string) => cache.fill(path, 'public', async () => 'x'.repeat(10_000));
    for (const path of ['/a', '/b']) await fill(path);
    expect(cache.get('/a')).toBeDefined();
    await fill('/c');
    expect(['/a', '/b', '/c'].map((path) => cache.get(path) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('does not keep a failure', async () => {
    const cache = new PageCache();
    await expect(
      cache.fill('/', 'public', async () => {
        throw new Error('no database');
      }),
    ).rejects.toThrow('no database');
    expect(cache.get('/')).toBeUndefined();
  });

  it('forgets a page that was being rendered when its content changed', async () => {
    const cache = new PageCache();
    const rendering = Promise.withResolvers<string>();
    const old = cache.fill('/', 'public', () => rendering.promise);
    cache.clear();
    rendering.resolve('old');
    await old;
    const fresh = await cache.fill('/', 'public', async () => 'new');
    expect(fresh.bodies.identity.toString()).toBe('new');
  });

  it('stays bounded when more paths are asked for than there are pages', async () => {
    const cache = new PageCache();
    for (let index = 0; index < 1010; index += 1) {
      await cache.fill(`/${index}`, 'public', async () => 'x');
    }
    expect(cache.get('/1005')).toBeDefined();
    expect(cache.get('/0')).toBeUndefined();
  });
});
