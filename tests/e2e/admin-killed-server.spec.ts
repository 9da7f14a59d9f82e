import { expect, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { UsersPlace } from '../page-models/admin/users-place.ts';

// It starts the product again and waits for it.
test.slow();

test('a killed server is said on every place, and its return is seen without a reload', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  const panel = new ConsolePage(page, async (query) => void (await page.goto(`/admin?${query}`)));
  const users = new UsersPlace(page);
  const banner = page.getByText('There is no connection to the server. What you see may be old.');
  await panel.open('tab=users');
  // The code of both places is there: what was never loaded needs a reload.
  await panel.places.getByRole('link', { name: 'Inbox' }).click();
  await expect(panel.sidePlace).toHaveAccessibleName('Inbox');
  await panel.choose('Users');
  await users.accountLink('admin').waitFor();
  await page.evaluate(() => Object.assign(window, { kept: true }));

  await product.kill();
  await users.search.fill('adm');
  await expect(banner).toBeVisible();
  await panel.places.getByRole('link', { name: 'Inbox' }).click();
  await expect(page.getByRole('alert').first()).toContainText(/connection/i);
  await expect(banner).toBeVisible();

  await product.run();
  await expect(banner).toBeHidden({ timeout: 30_000 });
  // What is open was read again by itself.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await panel.choose('Users');
  await expect(users.accountLink('admin')).toBeVisible();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});
