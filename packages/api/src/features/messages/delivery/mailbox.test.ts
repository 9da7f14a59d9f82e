import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileMailer } from '#adapters/mailer/file-mailer.ts';
import { mailFolder } from '#adapters/mailer/mailer-for.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp | undefined;
beforeEach(() => {
  testApp = undefined;
});
afterEach(() => testApp?.close());

const hostile = '<script>alert(1)</script>';

test('a developer sees stored mails, their links, and each mail in a sandboxed frame', async () => {
  testApp = await createTestApp();
  const get = (url: string) => testApp!.server.inject({ url });
  expect((await get('/dev/mailbox')).body).toContain('Nothing was sent yet');
  await new FileMailer(mailFolder(testApp.app.config), 'post@example.org').send({
    purpose: 'delivery',
    messageId: 'reminder.1@localhost',
    to: { name: hostile, address: 'ana@example.org' },
    subject: `In two days ${hostile}`,
    text: 'Look: http://localhost:3000/answer/abc',
    html: `<html><head></head><body><p>Look</p>${hostile}</body></html>`,
  });
  const list = await get('/dev/mailbox');
  expect(list.body).toContain('/dev/mailbox/reminder.1@localhost');
  expect(list.body).not.toContain(hostile);
  const mail = await get('/dev/mailbox/reminder.1@localhost');
  expect(mail.body).toContain('href="http://localhost:3000/answer/abc"');
  expect(mail.body).toMatch(/<iframe[^>]+sandbox="allow-popups/);
  expect(mail.body).not.toContain(hostile);
  const html = await get('/dev/mailbox/reminder.1@localhost/html');
  expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect((await get('/dev/mailbox/none')).statusCode).toBe(404);
});

test('there is no mailbox when a relay is configured', async () => {
  testApp = await createTestApp({ env: { MAIL_URL: 'smtp://127.0.0.1:1' } });
  expect((await testApp.server.inject({ url: '/dev/mailbox' })).statusCode).toBe(404);
});
