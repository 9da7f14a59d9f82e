import type { Page } from '@playwright/test';
import { administratorOf } from '../harness/administrator.ts';
import { faultsOf } from '../harness/axe.ts';
import { expect, test } from '../harness/desktop-test.ts';
import { FailingProxy } from '../harness/failing-proxy.ts';
import { fillConsole } from '../harness/full-console.ts';
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

test('every place of the application, empty, full, failing and by keyboard', async ({
  desktop,
  product,
}) => {
  const who = await administratorOf(product);
  const proxy = await FailingProxy.before(product.origin);
  const page = new DesktopPage(desktop.page);
  await page.connect(proxy.origin);
  await expect(page.signIn).toBeVisible();
  expect(await faultsOf(desktop.page)).toEqual([]);

  await test.step('signed out: the place of a link is kept', async () => {
    await desktop.page.evaluate(() => (window.location.hash = 'tab=inbox'));
    const panel = new ConsolePage(desktop.page, async () => {});
    await panel.signIn(who.email, who.password);
    await expect(panel.sidePlace).toHaveAccessibleName('Inbox');
    await expect(desktop.page.locator(':focus')).toHaveCount(1);
  });

  const every = new EveryPlace(inApplication(desktop.page, proxy));
  await test.step('empty', () => every.everyPlaceLooksRight('empty'));
  await test.step('by keyboard', async () => {
    await every.everyPlaceByKeyboard();
    await every.everyLinkKeepsTheFocus();
  });
  await fillConsole(product);
  await test.step('full', () => every.everyPlaceLooksRight('full'));
  await test.step('failing', () =>
    every.everyPlaceFailsClearly('error', /could not be (read|loaded)/i));
  await test.step('offline', () =>
    every.everyPlaceFailsClearly('offline', /connection|reach|could not be/i));
  await proxy.stop();
});
