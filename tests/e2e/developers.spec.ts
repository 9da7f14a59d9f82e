import { faultsOf } from '../harness/axe.ts';
import { expect, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { KeysPanel } from '../page-models/keys-panel.ts';

test.use({ sharesProduct: true });

test('keys, webhooks and the signature checker are apart, and a key is rotated without a gap', async ({
  page,
  product,
  administrator,
}) => {
  test.slow();
  void administrator;
  const panel = new ConsolePage(page, async () => {
    await page.goto('/admin?tab=developers');
  });
  await panel.open();
  await panel.ready();
  const keys = new KeysPanel(page, 'Service keys');
  const name = `Rotated ${Date.now()}`;
  const old = await keys.make(name, ['settings:read']);
  await expect(keys.row(name)).toContainText('Read the settings');
  const next = await keys.rotate(name);
  expect(next).not.toBe(old);
  await expect(keys.row(name)).toHaveCount(2);
  for (const secret of [old, next]) {
    const answer = await page.request.get(`${product.origin}/api/admin/settings`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(answer.status()).toBe(200);
  }
  expect.soft(await faultsOf(page)).toEqual([]);

  const places = page.getByRole('navigation', { name: 'Developers' });
  await places.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('region', { name: 'Webhooks', exact: true })).toBeVisible();
  await expect(keys.root).toBeHidden();
  await places.getByRole('link', { name: 'Check a signature' }).click();
  await page.getByRole('button', { name: 'Fill in an example' }).click();
  await expect(page.getByLabel('Signing secret')).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'Check the signature' }).click();
  await expect(page.getByText('Secret, headers and body belong together.')).toBeVisible();
  expect.soft(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check a signature' })).toBeVisible();
});
