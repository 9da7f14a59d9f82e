import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { indexNowSweep } from '#features/publishing/blog/index-now/index-now.sweep.ts';
import {
  dataOf,
  publishedPost,
  writerOf,
  type Writer,
} from '#features/publishing/blog/testing/posts.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { WebhookReceiver } from '#testing/webhook-receiver.ts';

const key = 'a-key-of-this-test-0123456789';
const receiver = new WebhookReceiver();
const env: Record<string, string> = { WEBHOOKS_TO_LOCALHOST: 'on' };
let test: TestApp;
let writer: Writer;
beforeAll(async () => {
  receiver.answer = () => ({ status: 200 });
  env['INDEXNOW_URL'] = await receiver.listen();
  test = await createTestApp({ env: { ...env, INDEXNOW_KEY: key } });
  writer = await writerOf(test);
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

/** What a worker does when the content has changed. @returns the notified addresses */
async function told(): Promise<string[]> {
  const before = receiver.received.length;
  await indexNowSweep.run(newContext(test.app, { kind: 'system', job: indexNowSweep.name }));
  return receiver.received
    .slice(before)
    .flatMap(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList);
}

describe('IndexNow', () => {
  const url = 'http://localhost:3000/blog/a-new-article';

  it('gets an article once, with the key and its location', async () => {
    expect(await told()).toEqual([]);
    await publishedPost(writer, { title: 'A new article' });
    dataOf(await writer.create({ title: 'A draft' }));
    expect(await told()).toEqual([url]);
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({
      host: 'localhost:3000',
      key,
      keyLocation: `http://localhost:3000/${key}.txt`,
    });
    expect(await told()).toEqual([]);
  });

  it('gets again what it did not accept', async () => {
    test.clock.advance({ hours: 1 });
    const post = await publishedPost(writer, { title: 'Not taken' });
    receiver.answer = () => ({ status: 503 });
    await expect(told()).rejects.toThrow('answered 503');
    receiver.answer = () => ({ status: 202 });
    expect(await told()).toEqual(['http://localhost:3000/blog/not-taken']);
    dataOf(await writer.unpublish(post));
    expect(await told(), 'it is gone').toEqual(['http://localhost:3000/blog/not-taken']);
    expect(await told()).toEqual([]);
  });

  it('finds the key at its location', async () => {
    const answer = await test.server.inject({ url: `/${key}.txt` });
    expect([answer.statusCode, answer.body]).toEqual([200, key]);
  });

  it('is off without a key: nothing is sent, nothing is served', async () => {
    const before = receiver.received.length;
    const other = await createTestApp({ env });
    try {
      await publishedPost(await writerOf(other), { title: 'Unheard of' });
      await indexNowSweep.run(newContext(other.app, { kind: 'system', job: indexNowSweep.name }));
      expect(receiver.received).toHaveLength(before);
      expect((await other.server.inject({ url: `/${key}.txt` })).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});
