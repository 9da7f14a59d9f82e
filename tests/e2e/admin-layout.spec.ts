import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { faultsIn, sidewaysOf } from '../harness/looks.ts';
import { inDatabase } from '../harness/product-database.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { DatabasePlace } from '../page-models/admin/database-place.ts';
import { UsersPlace } from '../page-models/admin/users-place.ts';

const inBrowser = (page: Page) =>
  new ConsolePage(page, async (query) => {
    await page.goto(query ? `/admin?${query}` : '/admin');
  });

const topOf = async (page: Page) =>
  (await new UsersPlace(page).rows.first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test('the first user stands above 260 px on a desk, and on the first screen of a phone', async ({
  page,
  administrator,
}) => {
  void administrator;
  const panel = inBrowser(page);
  for (const [width, height, above] of [
    [1440, 900, 260],
    [768, 1024, 320],
    [360, 640, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await panel.open();
    await panel.ready();
    await new UsersPlace(page).rows.first().waitFor();
    expect(await topOf(page), `${width} px`).toBeLessThan(above);
    expect(await sidewaysOf(page), `${width} px`).toBe(0);
  }
});

test('the side bar has words on a desk, icons on a tablet, and a menu on a phone', async ({
  page,
  administrator,
}) => {
  void administrator;
  const panel = inBrowser(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.open();
  await panel.ready();
  const names = [
    'Users',
    'Content',
    'Inbox',
    'Growth',
    'Analytics',
    'Operations',
    'Developers',
    'Settings',
    'Database',
  ];
  await expect(panel.places.locator('a')).toContainText(names);
  const inbox = panel.places.getByRole('link', { name: 'Inbox' });
  await inbox.click();
  await expect(page).toHaveURL(/\?tab=inbox$/);
  await expect(inbox).toHaveAttribute('aria-current', 'page');
  await expect(panel.sidePlace).toBeVisible();
  await page.goBack();
  await expect(panel.tab('Users')).toHaveAttribute('aria-selected', 'true');

  await page.setViewportSize({ width: 768, height: 1024 });
  const folded = await panel.places.boundingBox();
  expect(folded?.width).toBeLessThan(80);
  await panel.choose('Settings');

  await page.setViewportSize({ width: 360, height: 640 });
  await expect(panel.tab('Users')).toBeHidden();
  await panel.menu.click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel.menu).toBeFocused();
  await panel.menu.click();
  await panel.choose('Database');
  await expect(panel.tab('Users')).toBeHidden();
});

test('the side bar counts what waits, and counts again when it is dealt with', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  const panel = inBrowser(page);
  await inDatabase(
    product,
    `insert into jobs.job (name, data, source_name, source_id, source_output)
     values ('send-notice-dead', $1, 'send-notice', $2, $3)`,
    [{ kind: 'FAILED', deliveryId: randomUUID() }, randomUUID(), { message: 'nobody needs this' }],
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('query Standing')) asked.push(request.url());
  });
  await panel.open();
  await panel.ready();
  const operations = panel.places.getByRole('link', { name: 'Operations 1 waiting' });
  await operations.click();
  // One question for all the counters and banners.
  expect(asked).toHaveLength(1);
  const database = new DatabasePlace(page);
  await expect(database.places.getByRole('link', { name: 'Jobs 1 waiting' })).toBeVisible();
  await database.choose('Jobs');
  await page.getByRole('button', { name: 'Discard the job of send-notice' }).click();
  await database.confirmation.getByRole('button', { name: 'Discard' }).click();
  await expect(panel.places.getByRole('link', { name: 'Operations', exact: true })).toBeVisible();
});

test('Ctrl+K leads to places, users and actions, by keyboard', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const other = await browser.newContext({ baseURL: product.origin });
  const { email } = await signUp(other, product.origin);
  const panel = inBrowser(page);
  await panel.open();
  await panel.ready();
  const palette = page.getByRole('dialog', { name: 'Find and go' });
  const field = palette.getByRole('combobox');
  await page.keyboard.press('Control+k');
  await field.fill('Operat');
  await expect(palette.getByRole('option')).toHaveText(['Operations']);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL(/\?tab=operations$/);

  await page.getByRole('button', { name: /^Find/ }).click();
  await field.fill(email);
  await palette.getByRole('option', { name: email }).click();
  await expect(page).toHaveURL(/tab=users&user=/);
  await expect(page.getByRole('article')).toContainText(email);

  await page.keyboard.press('Control+k');
  await field.fill('shortcuts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Ctrl K');
  await other.close();
});

test('columns and density are kept on the device', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const other = await browser.newContext({ baseURL: product.origin });
  await signUp(other, product.origin);
  const panel = inBrowser(page);
  const users = new UsersPlace(page);
  await panel.open();
  await panel.ready();
  await users.rows.first().waitFor();
  const height = async () => (await users.rows.first().boundingBox())?.height ?? 0;
  const before = await height();
  await users.columns.click();
  await page.getByRole('checkbox', { name: 'Last seen' }).uncheck();
  await page.getByRole('checkbox', { name: 'Compact rows' }).check();
  const head = users.table.getByRole('columnheader', { name: 'Last seen' });
  await expect(head).toHaveCount(0);
  await page.reload();
  await users.rows.first().waitFor();
  await expect(head).toHaveCount(0);
  expect(await height()).toBeLessThan(before);
  await other.close();
});

test('every place of the side bar is accessible, light and dark, narrow and wide', async ({
  page,
  administrator,
}) => {
  void administrator;
  test.slow();
  const panel = inBrowser(page);
  for (const place of ['inbox', 'operations', 'developers', 'experiments']) {
    await panel.open(`tab=${place}`);
    await panel.heading.waitFor();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    for (const width of [360, 1440] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const faults = await faultsIn(page, { width, colorScheme });
        expect.soft(faults, `${place} ${width} ${colorScheme}`).toEqual([]);
      }
      expect.soft(await sidewaysOf(page), `${place} ${width}`).toBe(0);
    }
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await panel.menu.click();
  expect(await faultsIn(page, { width: 360, colorScheme: 'light' })).toEqual([]);
});
