import { blogImageLimits } from '@infinite/schema/catalogue/newsroom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blogTest } from '#features/publishing/blog/testing/blog-test.ts';
import {
  articleAt,
  dataOf,
  publishedPost,
  refusalOf,
} from '#features/publishing/blog/testing/posts.ts';

const blog = blogTest();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 80 } } });

async function send(file: Buffer, words: object = {}, cookie = blog.writer.cookie) {
  const answer = await blog.test.server.inject({
    method: 'POST',
    url: '/api/admin/blog-images',
    headers: { cookie },
    payload: { name: 'tin.jpg', alt: 'A tin', content: file.toString('base64'), ...words },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
}

async function kept(file: Buffer) {
  const { status, body } = await send(file);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as unknown as { id: string; src: string; width: number; height: number };
}

const get = (url: string, headers: Record<string, string> = {}) =>
  blog.test.server.inject({ method: 'GET', url, headers });

const remove = (id: string) =>
  blog.writer.ask<{ deleteBlogImage: string }>(`mutation ($id: ID!) { deleteBlogImage(id: $id) }`, {
    id,
  });

describe('an image for articles', () => {
  it('is rendered in several widths, upright, without its location', async () => {
    const file = await plain(1200, 800)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(file).metadata()).exif?.length).toBeGreaterThan(0);
    const { src, width, height } = await kept(file);
    expect([width, height]).toEqual([800, 1200]);
    for (const [path, type, wide] of [
      ['', 'image/jpeg', 800],
      ['/480.webp', 'image/webp', 480],
      ['/800.webp', 'image/webp', 800],
    ] as const) {
      const answer = await get(src + path);
      expect(answer.statusCode, path).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const drawn = await sharp(answer.rawPayload).metadata();
      expect(drawn.width).toBe(wide);
      expect(drawn.exif).toBeUndefined();
      const again = await get(src + path, { 'if-none-match': String(answer.headers.etag) });
      expect(again.statusCode).toBe(304);
    }
    for (const path of ['/1600.webp', '/original', '/480.png', '/..%2foriginal', '/0.webp']) {
      expect((await get(src + path)).statusCode, path).toBe(404);
    }
    expect((await get('/blog-images/none')).statusCode).toBe(404);
  });

  it('is in an article with its size and its widths', async () => {
    const { src } = await kept(await plain(1000, 500).png().toBuffer());
    await publishedPost(blog.writer, { title: 'With a picture', body: `![A tin](${src})` });
    const { article } = await articleAt(blog.test, 'with-a-picture');
    expect(article?.html).toContain('width="1000" height="500"');
    expect(article?.html).toContain(`srcset="${src}/480.webp 480w, ${src}/960.webp 960w`);
  });

  it('is not deleted while a published text, a draft or a cover shows it', async () => {
    const { id, src } = await kept(await plain(60, 40).png().toBuffer());
    const post = await publishedPost(blog.writer, { title: 'Holds it', body: `![A tin](${src})` });
    expect(refusalOf(await remove(id)).code).toBe('WRONG_STATE');
    const { saveBlogPost: without } = dataOf(await blog.writer.save(post, { title: 'Holds it' }));
    expect(refusalOf(await remove(id)).code, 'readers still see it').toBe('WRONG_STATE');
    const { publishBlogPost: shown } = dataOf(await blog.writer.publish(without));
    const cover = { title: 'Holds it', coverImageId: id, coverAlt: 'A tin' };
    const { saveBlogPost: covered } = dataOf(await blog.writer.save(shown, cover));
    expect(refusalOf(await remove(id)).code, 'a draft wants it').toBe('WRONG_STATE');
    dataOf(await blog.writer.discard(covered));
    expect(dataOf(await remove(id)).deleteBlogImage).toBe(id);
    expect((await get(src)).statusCode).toBe(404);
    expect(refusalOf(await remove(id)).code).toBe('NOT_FOUND');
  });

  it('names the articles that show it, for the library', async () => {
    const [used, unused] = [
      await kept(await plain(61, 41).png().toBuffer()),
      await kept(await plain(62, 42).png().toBuffer()),
    ];
    await publishedPost(blog.writer, { title: 'Zinnias', body: `![A tin](${used.src})` });
    dataOf(await blog.writer.create({ title: 'A draft', body: `![A tin](${used.src})` }));
    const { blogImages } = dataOf(
      await blog.writer.ask<{
        blogImages: { nodes: { id: string; usedIn: { title: string }[] }[] };
      }>(`{ blogImages { nodes { id usedIn { id title } } } }`, {}),
    );
    const titlesOf = (id: string) =>
      blogImages.nodes.find((node) => node.id === id)?.usedIn.map(({ title }) => title);
    expect(titlesOf(used.id)).toEqual(['A draft', 'Zinnias']);
    expect(titlesOf(unused.id)).toEqual([]);
  });

  it('as a cover needs alternative text before it is published', async () => {
    const { id } = await kept(await plain(60, 40).png().toBuffer());
    const { createBlogPost } = dataOf(
      await blog.writer.create({ title: 'Mute', coverImageId: id }),
    );
    expect(refusalOf(await blog.writer.publish(createBlogPost)).fields).toHaveProperty('coverAlt');
  });

  it('is uploaded by administrators only', async () => {
    expect((await send(Buffer.from('x'), {}, '')).status).toBe(401);
  });
});

describe('a hostile image', () => {
  it('of too many pixels is refused by its header alone', async () => {
    const bomb = await plain(16_000, 8000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const { status, body } = await send(bomb);
    expect([status, body['code']]).toEqual([413, 'TOO_LARGE']);
  });

  it('beyond the size in the settings is refused', async () => {
    const heavy = Buffer.alloc(blogImageLimits.megabytes * 1024 * 1024 + 1, 1);
    const { status, body } = await send(heavy);
    expect([status, body['code']], JSON.stringify(body)).toEqual([413, 'TOO_LARGE']);
  });

  it.each([
    ['a vector picture', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', 'x'],
  ])('that is %s under a name of a picture is refused', async (_, text) => {
    expect((await send(Buffer.from(text), { name: 'tin.png' })).status).toBe(415);
  });

  it('that is truncated is refused and leaves nothing', async () => {
    const whole = await plain(900, 900).png().toBuffer();
    expect((await send(whole.subarray(0, whole.length / 2))).status).toBe(400);
    const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect((await send(head)).status).toBeGreaterThanOrEqual(400);
  });

  it('without words is refused', async () => {
    const file = await plain(10, 10).png().toBuffer();
    const { status, body } = await send(file, { alt: ' ' });
    expect([status, Object.keys(body['fields'] ?? {})]).toEqual([400, ['alt']]);
  });
});
