import { slugOf } from '@infinite/schema/blog/slug';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  articleAt,
  dataOf,
  publishedPost,
  republishedPost,
  writerOf,
  type ShownPost,
  type Writer,
} from '#features/publishing/blog/testing/posts.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let writer: Writer;
beforeAll(async () => {
  test = await createTestApp();
  writer = await writerOf(test);
});
afterAll(() => test.close());

it('after any renames each address redirects to one article in one step, without a loop', async () => {
  const titles = ['Oak', 'Elm', 'Ash', 'Η φωνή'];
  const rename = fc.record({
    which: fc.nat(2),
    title: fc.constantFrom(...titles),
    address: fc.constantFrom('', 'oak', 'by-hand'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(rename, { minLength: 3, maxLength: 8 }), async (renames) => {
      const posts: ShownPost[] = [];
      for (const title of titles.slice(0, 3)) posts.push(await publishedPost(writer, { title }));
      const given = new Map(posts.map(({ id, slug }) => [slug, id]));
      for (const { which, title, address } of renames) {
        const before = posts[which]!;
        const after = await republishedPost(writer, before, { title, address });
        posts[which] = after;
        expect(after.slug).toMatch(new RegExp(`^${slugOf(address || title)}(-[0-9]+)?$`));
        const owner = given.get(after.slug);
        expect(owner === undefined || owner === after.id, 'no address of another').toBe(true);
        given.set(after.slug, after.id);
      }
      for (const [slug, id] of given) {
        const now = posts.find((post) => post.id === id)?.slug;
        const { match, article } = await articleAt(test, slug);
        expect([match, article?.slug]).toEqual([slug === now ? 'EXACT' : 'MOVED', now]);
      }
      for (const post of posts) dataOf(await writer.unpublish(post));
    }),
    { numRuns: 5 },
  );
});
