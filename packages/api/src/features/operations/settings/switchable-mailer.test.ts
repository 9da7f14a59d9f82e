import { afterEach, expect, test } from 'vitest';
import { SmtpMailer } from '#adapters/mailer/smtp-mailer.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp | undefined;
afterEach(() => testApp?.close());

test('D16: in the composed application the check of a dead relay fails', async () => {
  const url = 'smtp://127.0.0.1:9';
  const mailer = new SmtpMailer(url, 'post@example.org');
  testApp = await createTestApp({ env: { MAIL_URL: url }, mailer });
  await expect(testApp.app.mailer.check()).rejects.toThrow('ECONNREFUSED');
});

test('D16: the wrapper of the mailer forwards every method', async () => {
  const called: string[] = [];
  testApp = await createTestApp({
    mailer: {
      send: () => Promise.resolve({ response: '' }),
      check: () => Promise.resolve(void called.push('check')),
      close: () => Promise.resolve(void called.push('close')),
    },
  });
  await testApp.app.mailer.check();
  await testApp.app.mailer.close();
  expect(called).toEqual(['check', 'close']);
});
