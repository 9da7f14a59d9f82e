import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/product-test.ts';
import { scheduleThroughApi } from '../harness/scheduled-message.ts';
import { advanceClock, linkMailedTo } from '../harness/time-and-mail.ts';

const somebody = () => ({ name: 'Ana', email: `ana.${randomUUID()}@example.net` });

/** What the product's clock says: earlier tests of this worker may have moved it. */
const clockOf = async (page: Page) => {
  await page.goto('/dashboard');
  const json = await page.locator('#vike_pageContext').textContent();
  return new Date(JSON.parse(json ?? '{}').now);
};

test.describe('a sender who is asked', () => {
  test('answers from the mail without any script; looking changes nothing', async ({
    page,
    context,
    browser,
    product,
    member,
  }) => {
    const now = await clockOf(page);
    const message = { title: 'All is well', daysAhead: 3, to: [somebody()], now };
    await scheduleThroughApi(context, product.origin, message);
    await advanceClock(product, '25h');
    const link = await linkMailedTo(product, member.email, '/answer/');

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const mailReader = await plain.newPage();
    await mailReader.goto(link);
    await mailReader.goto(link);
    await expect(mailReader.getByText('All is well', { exact: true }).first()).toBeVisible();
    await page.goto('/future-messages');
    await expect(page.getByText('Should we send this as planned?')).toBeVisible();

    await mailReader.getByRole('button', { name: 'Yes, send it as planned' }).click();
    await expect(mailReader.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Should we send this as planned?')).toBeHidden();
    await expect(page.getByRole('link', { name: 'All is well' })).toBeVisible();
    await plain.close();
  });

  test('postpones from the mail, and is told when a day has passed already', async ({
    page,
    context,
    browser,
    product,
    member,
  }) => {
    const now = await clockOf(page);
    const message = { title: 'Not yet', daysAhead: 3, to: [somebody()], now };
    await scheduleThroughApi(context, product.origin, message);
    await advanceClock(product, '25h');
    const link = await linkMailedTo(product, member.email, '/answer/');
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const mailReader = await plain.newPage();
    await mailReader.goto(link);
    await mailReader.getByLabel('New day').evaluate((input) => input.removeAttribute('min'));
    await mailReader.getByLabel('New day').fill('2001-01-01');
    await mailReader.getByRole('button', { name: 'Postpone it' }).click();
    await expect(mailReader.getByRole('alert')).toContainText('still to come');
    await mailReader.getByLabel('New day').fill('2050-05-04');
    await mailReader.getByRole('button', { name: 'Postpone it' }).click();
    await expect(mailReader.getByRole('heading', { name: 'It is postponed' })).toBeVisible();
    await expect(mailReader.getByText('May 4, 2050')).toBeVisible();
    expect((await plain.request.get('/answer/nobody-has-this')).status()).toBe(404);
    await plain.close();
  });

  test('answers, postpones and stops right in the list', async ({
    page,
    context,
    product,
    member,
  }) => {
    void member;
    const now = await clockOf(page);
    for (const title of ['First', 'Second', 'Third']) {
      const message = { title, daysAhead: 3, to: [somebody()], now };
      await scheduleThroughApi(context, product.origin, message);
    }
    await advanceClock(product, '25h');
    await expect(async () => {
      await page.goto('/future-messages');
      await expect(page.getByText('Should we send this as planned?')).toHaveCount(3, {
        timeout: 1000,
      });
    }).toPass();
    await page.locator('html[data-mounted]').waitFor();
    const row = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });

    // Pressed while the scripts are still on their way over a slow line.
    const slowLine = Promise.withResolvers<void>();
    await page.route('**/assets/**/*.js', async (route) => {
      await slowLine.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await row('First').getByRole('button', { name: 'Yes, send it as planned' }).click();
    slowLine.resolve();
    await expect(page.getByText('Thank you. It goes out as planned.').first()).toBeVisible();
    await expect(page.getByText('Should we send this as planned?')).toHaveCount(2);

    await row('Second').getByRole('button', { name: 'Postpone' }).click();
    await page.getByRole('dialog').getByLabel('New day').fill('2050-05-04');
    await page.getByRole('button', { name: 'Postpone until May 4, 2050' }).click();
    await expect(row('Second')).toContainText('May 4, 2050');
    await expect(row('Second')).toContainText('postponed');

    await row('Third').getByRole('button', { name: 'Stop it' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Stop “Third”?');
    await expect(question).toContainText('Ana will not receive it');
    await question.getByRole('button', { name: 'Stop this message' }).click();
    await expect(row('Third')).toHaveCount(0);
    await page.getByRole('link', { name: 'Stopped' }).click();
    await expect(row('Third')).toBeVisible();
  });
});
