import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setUpAuthenticator } from '../harness/authenticator.ts';
import { clippedOn, unwordedOn } from '../harness/english-left.ts';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import { pseudoLocaleIn, pseudoLocaleOptions } from '../harness/pseudo-locale.ts';
import { scheduleThroughApi } from '../harness/scheduled-message.ts';
import { advanceClock, linkMailedTo, mailsTo } from '../harness/time-and-mail.ts';

// Every text of the words is bracketed and longer here, in place of the German one.
test.use({
  productEnv: pseudoLocaleOptions,
  locale: 'de-DE',
  viewport: { width: 360, height: 800 },
});

test.beforeEach(({ context }) => pseudoLocaleIn(context));

/** Names, what the journey itself wrote, and what `Intl` writes. */
const mine = new RegExp(
  [
    /^(Infinite Connections|English|Deutsch|Español|Feliz|Ana|ann|The family of ann)\b/,
    // Addresses, the letter of an account, keys.
    /^\S+@\S+$|^localhost:|^\p{L}$|^Ctrl K$/u,
    /^\d{1,2}\. \p{L}+ \d{4}|^\d+ Sekunden?$/u,
    new RegExp(`^(${monthNames().join('|')})$`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

function monthNames(): string[] {
  const month = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2000, at)));
}

async function look(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-mounted', 'yes');
  expect.soft(await unwordedOn(page, mine), page.url()).toEqual([]);
  expect.soft(await clippedOn(page), page.url()).toEqual([]);
}

for (const path of [
  '/sign-in',
  '/sign-in/code',
  '/shared/nothing-is-behind-this',
  '/answer/nothing-is-behind-this',
  '/reset-password/nothing-is-behind-this',
  '/notifications/unsubscribe/nothing-is-behind-this',
]) {
  test(`a visitor reads ${path} in translatable words that have room`, async ({ page }) => {
    await page.goto(path);
    await look(page);
  });
}

for (const path of ['/voice-recordings', '/notifications', '/settings/notifications']) {
  test(`a member reads ${path} in translatable words that have room`, async ({ page, member }) => {
    void member;
    await page.goto(path);
    await look(page);
  });
}

test('a member records in translatable words that have room', async ({ page, member }) => {
  void member;
  await page.goto('/voice-recordings');
  await expect(page.locator('html')).toHaveAttribute('data-mounted', 'yes');
  await page.getByRole('button', { name: /^⟦Record / }).click();
  const stop = page.getByRole('button', { name: /^⟦Stop / });
  await stop.waitFor();
  await look(page);
  // Less than a second is not a recording.
  await expect(page.getByRole('timer')).toHaveText(/[1-9]/);
  await stop.click();
  await page.getByRole('textbox', { name: /^⟦Title / }).waitFor();
  await look(page);
});

test('a member signs in in two steps in translatable words that have room', async ({
  page,
  context,
  product,
  member,
}) => {
  await setUpAuthenticator(context.request, product.origin);
  await context.clearCookies();
  await page.goto('/sign-in');
  await expect(page.locator('html')).toHaveAttribute('data-mounted', 'yes');
  const form = page.locator('form', { has: page.locator('input[type=password]') }).first();
  await form.locator('input[type=email]').fill(member.email);
  await form.locator('input[type=password]').fill(member.password);
  await form.locator('button[type=submit]').click();
  await page.locator('input[autocomplete=one-time-code]').waitFor();
  await look(page);
});

test('a sender and a recipient read mails and pages in translatable words', async ({
  page,
  browser,
  product,
  context,
  member,
}) => {
  const speak = `update users set preferences = 'language-de' where email = $1`;
  await inDatabase(product, speak, [member.email]);
  await page.goto('/dashboard');
  const json = await page.locator('#vike_pageContext').textContent();
  const now = new Date(JSON.parse(json ?? '{}').now);
  const ana = { name: 'Ana', email: `ana.${randomUUID()}@example.net`, locale: 'de' };
  const message = { title: 'Feliz', body: 'Ana', daysAhead: 3, to: [ana], now };
  await scheduleThroughApi(context, product.origin, message);
  await advanceClock(product, '25h');
  await page.goto(await linkMailedTo(product, member.email, '/answer/'));
  await look(page);
  await advanceClock(product, '50h');
  const hers = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await pseudoLocaleIn(hers);
  const reader = await hers.newPage();
  await reader.goto(await linkMailedTo(product, ana.email, '/shared/'));
  await look(reader);
  await reader.locator('main form button[type=submit]').first().click();
  await expect(reader.getByText('Feliz').first()).toBeVisible();
  await look(reader);
  await hers.close();
  const mails = [
    ...(await mailsTo(product, ana.email)),
    ...(await mailsTo(product, member.email)),
  ].filter(({ subject }) => subject.includes('⟦'));
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const { text } of mails) {
    const lines = text.split('\n').filter((line) => line && !/^(https?:|> )/.test(line));
    expect(lines.filter((line) => !/[⟦⟧]/.test(line))).toEqual([]);
  }
});
