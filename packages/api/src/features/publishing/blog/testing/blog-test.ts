import { afterAll, beforeAll } from 'vitest';
import { writerOf, type Writer } from '#features/publishing/blog/testing/posts.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** An application with a writer, for all tests of the file that calls this. */
export function blogTest(): { readonly test: TestApp; readonly writer: Writer } {
  let opened: { test: TestApp; writer: Writer } | undefined;
  beforeAll(async () => {
    const test = await createTestApp();
    opened = { test, writer: await writerOf(test) };
  });
  afterAll(() => opened?.test.close());
  const current = () => {
    if (!opened) throw new Error('the application opens before the first test');
    return opened;
  };
  return {
    get test() {
      return current().test;
    },
    get writer() {
      return current().writer;
    },
  };
}
