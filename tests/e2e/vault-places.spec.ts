import { lookAt } from '../harness/look-at.ts';
import { fillVault, openVault } from '../harness/open-vault.ts';
import { expect, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

test('a member finds where photos were taken on a map and in a list, and opens what was taken there', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  await page.goto('/memory-vault/places');
  await expect(page.getByText('No places are known yet')).toBeVisible();
  await openVault(page, context, product.origin);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page
    .getByRole('navigation', { name: 'Memory vault' })
    .getByRole('link', { name: 'Places' })
    .click();
  const list = page.getByRole('region', { name: 'Places in view' });
  const map = page.getByRole('application', { name: /^Map of the world/ });
  await expect(list.getByRole('link')).toHaveCount(4);
  await expect(list.getByRole('link', { name: 'Paris, France 1 item' })).toBeVisible();
  const coasts = map.locator('svg path').first();
  await expect(coasts).toHaveAttribute('d', /^M\d+/);
  await lookAt(page, 'map');

  // By keys: over the ocean there is nothing, and 0 shows everything again.
  await map.focus();
  for (const _press of [1, 2, 3]) await page.keyboard.press('+');
  for (const _press of [1, 2, 3, 4, 5, 6, 7]) await page.keyboard.press('ArrowDown');
  await expect(list.getByText('Nothing was taken here')).toBeVisible();
  await page.keyboard.press('0');
  await expect(list.getByRole('link')).toHaveCount(4);
  // By buttons and by a drag.
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const before = await map.getByRole('link', { name: /^Paris/ }).boundingBox();
  const box = await map.boundingBox();
  if (!box || !before) throw new Error('no map');
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 230, box.y + 250, { steps: 4 });
  await page.mouse.up();
  const after = await map.getByRole('link', { name: /^Paris/ }).boundingBox();
  expect(after?.x).toBeCloseTo(before.x + 30, 0);
  expect(after?.y).toBeCloseTo(before.y + 50, 0);

  await map.getByRole('link', { name: 'Paris, France, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paris, France' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Paris/ })).toBeVisible();
  await lookAt(page, 'at a place');
  await page.getByRole('link', { name: 'All places' }).click();
  await expect(list.getByRole('link')).toHaveCount(4);
  expect(refused).toEqual([]);
  expect((await page.goto('/memory-vault/places/at?area=1,2,999,3'))?.status()).toBe(404);
});

test('without scripts the places are a list', async ({ browser, context, product, member: _ }) => {
  test.slow();
  await fillVault(context, product.origin);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    baseURL: product.origin,
  });
  const bare = await plain.newPage();
  await bare.goto('/memory-vault/places');
  await bare.getByRole('link', { name: 'Paris, France 1 item' }).click();
  await expect(bare.getByRole('heading', { level: 1, name: 'Paris, France' })).toBeVisible();
  await plain.close();
});
