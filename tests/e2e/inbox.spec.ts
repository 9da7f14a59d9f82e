import { signStandard } from '@infinite/api/platform/http/standard-signature';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAsAdministrator } from '../harness/administrator.ts';
import { faultsOf } from '../harness/axe.ts';
import { expect, test } from '../harness/product-test.ts';
import { inDatabase } from '../harness/product-database.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { mailsTo } from '../harness/time-and-mail.ts';
import { InboxPlace } from '../page-models/admin/inbox-place.ts';

const secret = 'a secret of the mail server, long';
const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
test.use({ productEnv: { INBOUND_MAIL_SECRET: secret } });

let made = 0;

/** Somebody writes through the contact form. */
async function written(product: RunningProduct, message: string) {
  made += 1;
  const name = `Per Lie ${made}`;
  const email = `per${made}@example.org`;
  const response = await fetch(`${product.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { reference } }',
      variables: { input: { kind: 'CONTACT', topic: 'sales', name, email, message } },
    }),
  });
  const body = (await response.json()) as { data: { sendEnquiry: { reference: string } } };
  return { name, email, reference: body.data.sendEnquiry.reference };
}

/** What the mail server posts when an email arrives for support. */
async function arrives(product: RunningProduct, lines: readonly string[]): Promise<number> {
  made += 1;
  const body = [...lines.slice(0, -1), `Message-ID: <m${made}@example.org>`, '', lines.at(-1)].join(
    '\r\n',
  );
  const seconds = Math.floor(Date.now() / 1000);
  const response = await fetch(`${product.origin}/api/inbound/mail`, {
    method: 'POST',
    headers: {
      ...signStandard(secret, { id: `m${made}`, seconds, body }),
      'content-type': 'message/rfc822',
    },
    body,
  });
  return response.status;
}

const open = (page: Page) => page.goto('/admin?tab=inbox');
const waiting = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Places of the inbox' })
    .getByRole('link', { name: /^Enquiries/ });

test('a file that came by email is downloaded as it came; one that was not stored says why', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  const part = (name: string, content: string) =>
    [
      '--x',
      'Content-Type: application/octet-stream',
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64'),
    ].join('\r\n');
  const body = [
    '',
    '--x',
    'Content-Type: text/plain',
    '',
    'Here is the register.',
    part('../register of Visby.txt', 'Anna, 1901'),
    part('empty.txt', ''),
    '--x--',
  ].join('\r\n');
  const sender = 'files@example.org';
  const head = [`From: Files <${sender}>`, 'Subject: A register'];
  const type = 'Content-Type: multipart/mixed; boundary=x';
  expect(await arrives(product, [...head, type, body])).toBe(204);
  const inbox = new InboxPlace(page);
  await open(page);
  await inbox.row('Files').click();
  const files = inbox.thread.getByRole('list', { name: 'Attached files' });
  await expect(files.getByRole('listitem')).toHaveText([
    /^register of Visby\.txt10 bytes/,
    'empty.txtEmpty, so not stored',
  ]);
  const coming = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Download register of Visby.txt' }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe('register of Visby.txt');
  expect(await readFile(await saved.path(), 'utf8')).toBe('Anna, 1901');
  expect(
    await faultsOf(page, { within: '[role="region"][aria-label="Inbox"]', tags: wcag }),
  ).toEqual([]);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(files).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});

test('an operator answers by email, and what the writer replies comes back into the thread', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  const writer = await written(product, 'Do you print in Norway?');
  const inbox = new InboxPlace(page);

  await page.goto('/admin?tab=inbox&view=canned');
  await page.getByRole('button', { name: 'Add a canned answer' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Prints');
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('Dear {name}, we do. Your number: {number}.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Prints' })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Places of the inbox' })
    .getByRole('link', { name: /^Enquiries/ })
    .click();
  await expect(inbox.row(writer.name).getByRole('img', { name: 'Unread' })).toBeVisible();
  await inbox.row(writer.name).click();
  await expect(page).toHaveURL(/enquiry=/);
  await expect(inbox.entries.first()).toContainText('Do you print in Norway?');
  await expect(inbox.row(writer.name).getByRole('img', { name: 'Unread' })).toBeHidden();
  // K12: answering is the product's work, with the number, and not a bare mailto.
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);

  await inbox.thread
    .getByRole('combobox', { name: 'Insert a canned answer' })
    .selectOption('Prints');
  const text = `Dear ${writer.name}, we do. Your number: ${writer.reference}.`;
  await expect(inbox.answer).toHaveValue(text);
  // A text that was not sent is there after a reload.
  await page.reload();
  await expect(inbox.answer).toHaveValue(text);
  await inbox.act('Send').click();
  await expect(inbox.entries.filter({ hasText: text })).toBeVisible();
  await expect(inbox.answer).toHaveValue('');
  await expect.poll(async () => (await mailsTo(product, writer.email)).length).toBe(1);
  const [mail] = await mailsTo(product, writer.email);
  expect(mail?.subject).toBe(`Re: Your message to Infinite Connections [${writer.reference}]`);
  expect(mail?.text).toContain('we do. Your number');
  await expect(inbox.thread.getByText('Sent', { exact: true })).toBeVisible();
  await expect(inbox.thread.getByText('Waiting for the writer').first()).toBeVisible();

  const head = [
    `From: ${writer.name} <${writer.email}>`,
    `Subject: Re: prints [${writer.reference}]`,
  ];
  expect(await arrives(product, [...head, 'Auto-Submitted: auto-replied', 'I am away.'])).toBe(204);
  expect(await arrives(product, [...head, 'Then ten, please.'])).toBe(204);
  await expect(inbox.entries.filter({ hasText: 'Then ten, please.' })).toBeVisible();
  await expect(inbox.entries.filter({ hasText: 'I am away.' })).toContainText('Automatic reply');
  await expect(inbox.thread.getByText('Open', { exact: true })).toBeVisible();
  // No program was answered.
  expect(await mailsTo(product, writer.email)).toHaveLength(1);
  // Somebody else who names the number gets an enquiry of their own.
  expect(
    await arrives(product, [
      'From: Eve <eve@example.org>',
      `Subject: [${writer.reference}]`,
      'Send me all of it.',
    ]),
  ).toBe(204);
  await page.reload();
  await expect(inbox.row('Eve')).toBeVisible();
  await expect(inbox.entries.filter({ hasText: 'Send me all of it.' })).toHaveCount(0);
  expect(
    await faultsOf(page, { within: '[role="region"][aria-label="Inbox"]', tags: wcag }),
  ).toEqual([]);
});

test('two operators on one enquiry: the second sees what changed, and keeps their text', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const writer = await written(product, 'May I visit?');
  const others = await browser.newContext({ baseURL: product.origin });
  await signInAsAdministrator(others, product);
  const [ann, bea] = [new InboxPlace(page), new InboxPlace(await others.newPage())];
  // The second one's page does not hear of it before they press 'Send'.
  let silent = false;
  await bea.page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('mutation AnswerEnquiry')) silent = false;
    if (silent && asked.includes('query EnquiryThread')) await route.abort();
    else await route.continue();
  });
  for (const inbox of [ann, bea]) {
    await open(inbox.page);
    await inbox.row(writer.name).click();
    await expect(inbox.answer).toBeVisible();
  }
  await bea.answer.fill('On Mondays.');
  silent = true;
  await ann.answer.fill('Any day.');
  await ann.act('Send').click();
  await expect(ann.entries.filter({ hasText: 'Any day.' })).toBeVisible();

  await bea.act('Send').click();
  await expect(bea.changes).toContainText('answered.');
  await expect(bea.entries.filter({ hasText: 'Any day.' })).toBeVisible();
  await expect(bea.answer).toHaveValue('On Mondays.');
  await bea.act('Send anyway').click();
  await expect(bea.entries.filter({ hasText: 'On Mondays.' })).toBeVisible();
  await expect(bea.answer).toBeFocused();
  await expect.poll(async () => (await mailsTo(product, writer.email)).length).toBe(2);

  // An answer that the mail server refused says so in the thread, with what to do.
  await inDatabase(
    product,
    `update enquiry_messages set state = 'FAILED', problem = '550 no such mailbox'
    where body = 'On Mondays.'`,
    [],
  );
  const failed = bea.entries.filter({ hasText: 'On Mondays.' });
  await expect(failed).toContainText('550 no such mailbox');
  await failed.getByRole('button', { name: 'Send again' }).click();
  await expect(failed.getByText('Sent', { exact: true })).toBeVisible();
  await others.close();
});

test('an operator takes, notes and closes an enquiry, undoes it, and the focus comes back to the row', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  const writer = await written(product, 'Where is my book?');
  const inbox = new InboxPlace(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const before = await waiting(page).textContent();
  await inbox.row(writer.name).focus();
  await page.keyboard.press('Enter');
  await expect(inbox.thread.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(inbox.list).toBeHidden();
  await inbox.thread.getByRole('combobox', { name: 'Assigned to' }).selectOption({ index: 1 });
  await expect(inbox.row(writer.name)).toHaveCount(0);
  await inbox.act('Note').click();
  await inbox.note.fill('The printer has it.');
  await inbox.act('Add note').click();
  await expect(inbox.entries.filter({ hasText: 'The printer has it.' })).toBeVisible();
  await inbox.act('Close').click();
  await expect(inbox.thread.getByText('Closed', { exact: true })).toBeVisible();
  await expect(waiting(page)).not.toHaveText(before ?? '');
  await inbox.act('Undo').click();
  await expect(inbox.act('Close')).toBeFocused();
  await expect(inbox.thread.getByText('Open', { exact: true })).toBeVisible();
  await expect(waiting(page)).toHaveText(before ?? '');
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await expect(inbox.row(writer.name)).toBeFocused();
  expect(await mailsTo(product, writer.email)).toEqual([]);
});
