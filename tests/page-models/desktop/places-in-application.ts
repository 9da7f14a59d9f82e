import { expect, type Page } from '@playwright/test';
import { administratorOf } from '../../harness/administrator.ts';
import { faultsOf } from '../../harness/axe.ts';
import type { FailingProxy } from '../../harness/failing-proxy.ts';
import type { RunningProduct } from '../../harness/running-product.ts';
import { ConsolePage } from '../admin/console-page.ts';
import { EveryPlace, type PlaceShell } from '../admin/every-place.ts';
import { DesktopPage } from './desktop-page.ts';

const inApplication = (page: Page, proxy: FailingProxy): PlaceShell => ({
  page,
  open: async (query) => {
    await page.evaluate((hash) => {
      Object.assign(window, { before: true });
      window.location.hash = hash;
      window.location.reload();
    }, query);
    await page.waitForFunction(() => !('before' in window));
  },
  fail: async (how) => {
    proxy.failing = how;
  },
});

/** Signed in to the product, by way of the proxy. */
export async function placesInApplication(
  page: Page,
  proxy: FailingProxy,
  product: RunningProduct,
) {
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
