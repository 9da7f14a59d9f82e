import type { Page } from '@playwright/test';
import { administratorOf } from '../harness/administrator.ts';
import { AuthenticatorApp } from '../harness/authenticator.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, test as base } from '../harness/product-test.ts';
import { RunningProduct } from '../harness/running-product.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';

/** Of this file alone: it requires a second factor, as production does. */
const test = base.extend<object, { strict: RunningProduct }>({
  strict: [
    async ({ browserName: _ }, use) => {
      const strict = await RunningProduct.start({ ADMIN_SECOND_FACTOR: 'required' });
      await use(strict);
      await strict.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ strict }, use) => use(strict),
});

async function lookAt(page: Page): Promise<void> {
  for (const look of looks) {
    const place = `${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), place).toEqual([]);
    expect.soft(await sidewaysOf(page), place).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('an administrator sets sign-in in two steps up before anything else, and signs in with it', async ({
  page,
  product,
}) => {
  test.slow();
  const { email, password } = await administratorOf(product);
  const panel = new ConsolePage(page, async () => {});
  await page.goto('/admin-login');
  await panel.signIn(email, password);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('One thing before you begin');
  await lookAt(page);
  // Nothing of the panel is to be had, and a reload leads back here.
  await expect(panel.tab('Users')).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await lookAt(page);
  const key = page.getByText(/^([A-Z2-7]{4} ?){8}$/);
  const app = new AuthenticatorApp((await key.innerText()).replaceAll(' ', ''));
  await page.getByLabel('Then enter the six digits it shows').fill(app.code());
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('region', { name: 'Keep these recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await panel.ready();

  await panel.signOut.click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/admin-login');
  await panel.signIn(email, password);
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await lookAt(page);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(code).toHaveAccessibleDescription(/That code is not right/);
  await code.fill(app.code());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await panel.ready();
});
