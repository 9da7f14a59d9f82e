import type { Page } from '@playwright/test';
import { administratorOf } from '../harness/administrator.ts';
import { faultsOf } from '../harness/axe.ts';
import { fillConsole } from '../harness/full-console.ts';
import { expect, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { EveryPlace, type PlaceShell } from '../page-models/admin/every-place.ts';

test.setTimeout(180_000);

const inBrowser = (page: Page): PlaceShell => ({
  page,
  open: async (query) => void (await page.goto(`/admin?${query}`)),
  fail: async (how) => {
    await page.unroute('**/graphql');
    if (how === 'error') {
      await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'no' }));
    }
    if (how === 'offline') await page.route('**/graphql', (route) => route.abort());
  },
});

test('every place of a new installation fits every screen', async ({ page, administrator }) => {
  void administrator;
  await new EveryPlace(inBrowser(page)).everyPlaceLooksRight('empty');
});

test('every place is used by keyboard, and a link keeps the focus', async ({
  page,
  administrator,
}) => {
  void administrator;
  const every = new EveryPlace(inBrowser(page));
  await every.everyPlaceByKeyboard();
  await every.everyLinkKeepsTheFocus();
});

test('every place with full lists fits every screen', async ({ page, product, administrator }) => {
  void administrator;
  await fillConsole(product);
  await new EveryPlace(inBrowser(page)).everyPlaceLooksRight('full');
});

test('every place says what went wrong, and Try again works', async ({ page, administrator }) => {
  void administrator;
  const every = new EveryPlace(inBrowser(page));
  await every.everyPlaceFailsClearly('error', /could not be (read|loaded)/i);
});

test('every place says when the server cannot be reached', async ({ page, administrator }) => {
  void administrator;
  const every = new EveryPlace(inBrowser(page));
  await every.everyPlaceFailsClearly('offline', /connection|reach|could not be/i);
});

test('who is signed out signs in and is at the place of the address', async ({ page, product }) => {
  const who = await administratorOf(product);
  const panel = new ConsolePage(page, async () => {});
  await page.goto('/admin-login?tab=inbox');
  await expect(panel.email).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await panel.signIn(who.email, who.password);
  await expect(panel.sidePlace).toHaveAccessibleName('Inbox');
  await expect(page).toHaveURL(/tab=inbox/);
  await expect(page.locator(':focus')).toHaveCount(1);
});
