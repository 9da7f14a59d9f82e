import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { lookAs, looks, sidewaysOf } from '../harness/looks.ts';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import { AnalyticsPlace } from '../page-models/admin/analytics-place.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { DatabasePlace } from '../page-models/admin/database-place.ts';

async function opened(page: Page, query: string): Promise<DatabasePlace> {
  const panel = new ConsolePage(page, async (more) => {
    await page.goto(more ? `/admin?${more}` : '/admin');
  });
  await panel.open(query);
  await panel.ready();
  return new DatabasePlace(page);
}

async function looksWell(page: Page, what: string): Promise<void> {
  for (const look of looks) {
    await lookAs(page, look);
    const where = `${what} ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsOf(page), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
}

// Journeys of other files may share the product, and have to send.
test.afterAll(async ({ product }) => {
  await inDatabase(product, 'update delivery_hold set held = false, reason = null, since = null');
  await inDatabase(product, 'delete from backup_rule');
});

test('an operator reads whether everything is well, follows what is wrong, and sees it mended', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  await inDatabase(
    product,
    `update delivery_hold set held = true, reason = 'the relay is moving', since = now()`,
  );
  const place = await opened(page, 'tab=operations');
  await expect(place.verdict).toContainText(/needs? you now/);
  await expect(place.check('Sending')).toContainText('the relay is moving');
  await expect(place.check('Sending')).toContainText('Act now');
  await expect(place.check('Database schema')).toContainText('OK');
  await expect(page.getByText('PostgreSQL', { exact: true })).toBeVisible();
  await looksWell(page, 'checkup');
  await lookAs(page, { width: 1440, colorScheme: 'light' });
  await place.check('Sending').getByRole('link', { name: 'Open Deliveries' }).click();
  await page.getByRole('button', { name: 'Resume sending' }).click();
  await place.confirmation.getByRole('button', { name: 'Resume sending' }).click();
  await expect(page.getByText('Sending is not on hold.')).toBeVisible();
  await place.choose('Is everything well?');
  await expect(place.check('Sending')).toContainText('Sending is not on hold.');
});

test('figures that cannot be read again stay, with a sentence that says so', async ({
  page,
  administrator,
}) => {
  void administrator;
  const place = await opened(page, 'tab=operations');
  await expect(place.verdict).toBeVisible();
  await page.route('**/graphql', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('What you see was read earlier.')).toBeVisible();
  await expect(place.check('Database schema')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('What you see was read earlier.')).toHaveCount(0);
});

test('a failed delivery is one press away from the figure that counts it', async ({
  page,
  administrator,
}) => {
  void administrator;
  const place = await opened(page, 'tab=operations&view=deliveries&show=DUE');
  await place.figure('Failed').getByRole('link', { name: 'Failed' }).click();
  await expect(page).toHaveURL(/show=FAILED/);
  await expect(page.getByLabel('Show', { exact: true })).toHaveValue('FAILED');
});

test('an administrator sets a weekly backup, and sees what fewer kept ones would remove', async ({
  page,
  administrator,
}) => {
  void administrator;
  const place = await opened(page, 'tab=database');
  await page.getByRole('button', { name: 'Change schedule and retention' }).click();
  await place.rule.getByLabel('Make a backup').selectOption('Every week');
  await place.rule.getByLabel('On', { exact: true }).selectOption('Sunday');
  await place.rule.getByLabel('At (UTC)').fill('04:15');
  await place.rule.getByLabel('Days').fill('2.5');
  await place.rule.getByRole('button', { name: 'Save' }).click();
  await expect(place.rule.getByText('Enter a whole number from 1 to 31.')).toBeVisible();
  await place.rule.getByLabel('Days').fill('3');
  await expect(place.rule.getByText(/would (stay|be removed)/)).toBeVisible();
  await looksWell(page, 'the rule of backups');
  await lookAs(page, { width: 1440, colorScheme: 'light' });
  await place.rule.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A backup is made every Sunday at 04:15 UTC.')).toBeVisible();
  await expect(page.getByText('the last 3 days, 5 weeks and 12 months')).toBeVisible();
  await page.reload();
  await expect(page.getByText('A backup is made every Sunday at 04:15 UTC.')).toBeVisible();
});

test('a chart is read by keyboard, compared with the time before, and saved as a picture', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  await inDatabase(
    product,
    `insert into analytics_days (kind, day, value)
     select 'VISITS', current_date - n, 20 + (n * 7) % 31 from generate_series(1, 80) n
     on conflict (kind, day) do update set value = excluded.value`,
  );
  await opened(page, 'tab=analytics');
  const analytics = new AnalyticsPlace(page);
  const points = analytics.points('Pages opened');
  await points.focus();
  await expect(points).toHaveAttribute('aria-valuenow', '30');
  await page.keyboard.press('ArrowLeft');
  await expect(points).toHaveAttribute('aria-valuenow', '29');
  await expect(points).toHaveAttribute('aria-valuetext', /: \d+\. Before, .+: \d+\.$/);
  await page.keyboard.press('Home');
  await expect(points).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Escape');
  await expect(analytics.figure('Pages opened')).toContainText('in the time before');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    analytics.downloadPng('Pages opened').click(),
  ]);
  expect(download.suggestedFilename()).toBe('pages-opened.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await looksWell(page, 'charts');
});

test('no place of Operations has a fault that axe finds, or scrolls sideways', async ({
  page,
  administrator,
}) => {
  void administrator;
  test.slow();
  for (const view of ['jobs', 'storage', 'health', 'deliveries']) {
    await opened(page, `tab=operations&view=${view}`);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await looksWell(page, view);
  }
});
