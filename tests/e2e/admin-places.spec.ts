import { consolePlaceNames } from '@infinite/schema/catalogue/admin';
import type { Page } from '@playwright/test';
import { administratorOf, storeSetting } from '../harness/administrator.ts';
import { faultsOf } from '../harness/axe.ts';
import { expect, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { EveryPlace, storedFileSize } from '../page-models/admin/every-place.ts';
import { placesInBrowser } from '../page-models/admin/places-in-browser.ts';

// Each test has a page of its own and changes nothing that another sees.
test.describe.configure({ mode: 'parallel' });

const every = (page: Page) => new EveryPlace(placesInBrowser(page));

for (const place of consolePlaceNames) {
  test(`${place} of a new installation fits every screen and is used by keyboard`, async ({
    page,
    administrator,
  }) => {
    void administrator;
    await every(page).emptyPlace(place);
  });

  test(`${place} says what went wrong, and the keyboard leads out of it`, async ({
    page,
    product,
    administrator,
  }) => {
    void administrator;
    if (place === 'settings') await storeSetting(product, { maxFileSize: storedFileSize });
    await every(page).failingPlace(place);
  });
}

test('a link of the side bar keeps the focus', async ({ page, administrator }) => {
  void administrator;
  await every(page).everyLinkKeepsTheFocus();
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
