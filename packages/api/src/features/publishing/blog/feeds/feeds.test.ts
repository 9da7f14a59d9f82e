import { blogFeeds } from '@infinite/schema/catalogue/blog';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isUnchanged } from '#features/publishing/blog/feeds/feeds.rest.ts';
import { xmlText } from '#features/publishing/blog/feeds/xml-text.ts';
import { seedArticles } from '#features/publishing/blog/shipped/seed-articles.ts';
import { publishedPost, writerOf, type Writer } from '#features/publishing/blog/testing/posts.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let writer: Writer;
beforeAll(async () => {
  test = await createTestApp({ now: '2026-01-05T10:00:00Z' });
  writer = await writerOf(test);
  await seedArticles(test.app);
  await publishedPost(writer, {
    title: 'Fish & <chips> ]]> "today"',
    excerpt: 'Ends & <begins>.',
    body: 'See [about](/about).[^1]\n\n![Two chairs at a table](/blog/pictures/two-chairs.svg)\n\n[^1]: x',
  });
});
afterAll(() => test.close());

const read = (path: string, headers: Record<string, string> = {}) =>
  test.server.inject({ method: 'GET', url: path, headers });
const list = <Item>(value: Item | Item[]): Item[] => [value].flat() as Item[];
const parser = new XMLParser({ ignoreAttributes: false, processEntities: true });

describe.each(blogFeeds)('the feed $name', ({ path, type }) => {
  it('is answered with its media type and an address that stays', async () => {
    const answer = await read(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is not sent twice', async () => {
    const { etag, 'last-modified': lastModified } = (await read(path)).headers;
    const since = String(lastModified);
    expect((await read(path, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await read(path, { 'if-modified-since': since })).statusCode).toBe(304);
    const other = { 'if-none-match': '"another"', 'if-modified-since': since };
    expect((await read(path, other)).statusCode).toBe(200);
    expect((await read(path, { 'if-modified-since': 'yesterday' })).statusCode).toBe(200);
  });

  it('shows what is published a moment later', async () => {
    const title = `New in ${path}`;
    expect((await read(path)).body).not.toContain(title);
    await publishedPost(writer, { title });
    await vi.waitFor(async () => expect((await read(path)).body).toContain(title));
  });
});

it('RSS 2.0 has what its specification asks for', async () => {
  const { body } = await read('/blog/feed.xml');
  expect(XMLValidator.validate(body)).toBe(true);
  const { rss } = parser.parse(body) as {
    rss: {
      '@_version': string;
      channel: Record<string, unknown> & { item: Record<string, string>[] };
    };
  };
  expect(rss['@_version']).toBe('2.0');
  for (const name of ['title', 'link', 'description', 'atom:link']) {
    expect(rss.channel[name], name).toBeTruthy();
  }
  expect(rss.channel.item.length).toBeGreaterThanOrEqual(9);
  for (const item of rss.channel.item) {
    expect(item['link']).toMatch(/^http:\/\/localhost:3000\/blog\/./);
    expect(item['pubDate']).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(item['content:encoded']).not.toMatch(/ (href|src)="[/#]/);
  }
  const titles = rss.channel.item.map(({ title }) => title);
  expect(titles).toContain('Fish & <chips> ]]> "today"');
});

it('Atom has what RFC 4287 asks for', async () => {
  const { body } = await read('/blog/atom.xml');
  expect(XMLValidator.validate(body)).toBe(true);
  interface Entry {
    id: string;
    title: string;
    updated: string;
    published: string;
    author: { name: string };
  }
  const { feed } = parser.parse(body) as {
    feed: { id: string; title: string; updated: string; entry: Entry[] };
  };
  expect([feed.id, feed.title, feed.updated].every(Boolean)).toBe(true);
  const ids = feed.entry.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { title, updated, published, author } of feed.entry) {
    expect([title, author.name].every(Boolean)).toBe(true);
    for (const instant of [updated, published]) {
      expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    }
  }
});

it('JSON Feed is version 1.1 and whole', async () => {
  const feed = (await read('/blog/feed.json')).json<{
    version: string;
    feed_url: string;
    items: { id: string; content_html: string; authors: { name: string }[]; tags: string[] }[];
  }>();
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.feed_url).toBe('http://localhost:3000/blog/feed.json');
  for (const { id, content_html: html, authors, tags } of feed.items) {
    expect(id).toMatch(/^http/);
    expect(html.length).toBeGreaterThan(10);
    expect(list(authors)).toHaveLength(1);
    expect(tags.length).toBeGreaterThan(0);
  }
});

describe('xmlText', () => {
  it('of any text can be read again by an XML parser', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(XMLValidator.validate(`<a b="${xmlText(text)}">${xmlText(text)}</a>`)).toBe(true);
      }),
    );
  });

  it('leaves out what XML 1.0 forbids', () => {
    expect(xmlText('a\0b\u000bc\ufffe')).toBe('a\uFFFDb\uFFFDc\uFFFD');
  });
});

it.each([
  ['*', undefined, true],
  ['W/"t"', undefined, true],
  ['"a", "t"', undefined, true],
  ['"a"', 'Mon, 05 Jan 2026 10:00:00 GMT', false],
  [undefined, 'Mon, 05 Jan 2026 10:00:00 GMT', true],
  [undefined, 'Mon, 05 Jan 2026 09:59:59 GMT', false],
  [undefined, undefined, false],
])('If-None-Match %s, If-Modified-Since %s: unchanged is %s', (tags, since, unchanged) => {
  const feed = { etag: '"t"', lastModified: 'Mon, 05 Jan 2026 10:00:00 GMT' };
  const headers = { 'if-none-match': tags, 'if-modified-since': since };
  expect(isUnchanged(feed, headers)).toBe(unchanged);
});
