import type { Page } from '@playwright/test';
import { administratorOf } from '../harness/administrator.ts';
import { faultsOf } from '../harness/axe.ts';
import { expect, test } from '../harness/desktop-test.ts';
import { FailingProxy } from '../harness/failing-proxy.ts';
import { fillConsole } from '../harness/full-console.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { EveryPlace, type PlaceShell } from '../page-models/admin/every-place.ts';
import { DesktopPage } from '../page-models/desktop/desktop-page.ts';

const inApplication = (page: Page, proxy: FailingProxy): PlaceShell => ({
  page,
  open: async (query) => {
    await page.evaluate((hash) => {
      window.location.hash = hash;
      window.location.reload();
    }, query);
    await page.waitForLoadState('load');
  },
  fail: async (how) => {
    proxy.failing = how;
  },
});

test.setTimeout(300_000);

/** Signed in to the product, by way of the proxy. */
async function signedIn(page: Page, proxy: FailingProxy, product: RunningProduct) {
  const who = await administratorOf(product);
  const application = new DesktopPage(page);
  await application.connect(proxy.origin);
  await expect(application.signIn).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  // The place of a link is kept over the sign-in.
  await page.evaluate(() => (window.location.hash = 'tab=inbox'));
  const panel = new ConsolePage(page, async () => {});
  await panel.signIn(who.email, who.password);
  await expect(panel.sidePlace).toHaveAccessibleName('Inbox');
  await expect(page.locator(':focus')).toHaveCount(1);
  return new EveryPlace(inApplication(page, proxy));
}

test('every place of the application, empty and by keyboard', async ({ desktop, product }) => {
  const proxy = await FailingProxy.before(product.origin);
  const every = await signedIn(desktop.page, proxy, product);
  await every.everyPlaceLooksRight('empty');
  await every.everyPlaceByKeyboard();
  await every.everyLinkKeepsTheFocus();
  await proxy.stop();
});

test('every place of the application says what went wrong, and Try again works', async ({
  desktop,
  product,
}) => {
  const proxy = await FailingProxy.before(product.origin);
  const every = await signedIn(desktop.page, proxy, product);
  await every.everyPlaceFailsClearly('error', /could not be (read|loaded)/i);
  await every.everyPlaceFailsClearly('offline', /connection|reach|could not be/i);
  await proxy.stop();
});

test('every place of the application with full lists', async ({ desktop, product }) => {
  await fillConsole(product);
  const proxy = await FailingProxy.before(product.origin);
  const every = await signedIn(desktop.page, proxy, product);
  await every.everyPlaceLooksRight('full');
  await proxy.stop();
});
