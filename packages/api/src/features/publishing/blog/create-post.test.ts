import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { blogTest } from '#features/publishing/blog/testing/blog-test.ts';
import { dataOf, refusalOf, writerOf } from '#features/publishing/blog/testing/posts.ts';

const blog = blogTest();

const made = async (input: object, clientId: string, writer = blog.writer) =>
  dataOf(await writer.create(input, clientId)).createBlogPost;

it('makes one draft, however often its creation is sent, at once or after', async () => {
  const clientId = randomUUID();
  const input = { title: 'Only once' };
  const drafts = await Promise.all([1, 2, 3, 4].map(() => made(input, clientId)));
  drafts.push(await made(input, clientId));
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
  expect(drafts.every(({ slug, version }) => slug === 'only-once' && version === 1)).toBe(true);
});

it('gives the draft as it is now to who repeats its creation', async () => {
  const clientId = randomUUID();
  const draft = await made({ title: 'First words' }, clientId);
  const { saveBlogPost: saved } = dataOf(await blog.writer.save(draft, { title: 'Better words' }));
  expect(await made({ title: 'First words' }, clientId)).toEqual(saved);
});

it('makes another draft for another key, another administrator, and without a key', async () => {
  const clientId = randomUUID();
  const other = await writerOf(blog.test);
  const drafts = [
    await made({ title: 'Same title' }, clientId),
    await made({ title: 'Same title' }, randomUUID()),
    await made({ title: 'Same title' }, clientId, other),
    dataOf(await blog.writer.create({ title: 'Same title' })).createBlogPost,
    dataOf(await blog.writer.create({ title: 'Same title' })).createBlogPost,
  ];
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(drafts.length);
});

it('refuses what is no key', async () => {
  expect(refusalOf(await blog.writer.create({}, "x' or 1=1")).code).toBe('INVALID_INPUT');
});
