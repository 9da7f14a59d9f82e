import type { Page } from '@playwright/test';
import { callApi } from '../harness/family-of-two.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { openVault, seeAll } from '../harness/open-vault.ts';
import { expect, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

test('Escape closes the viewer while a notice of what was saved is still shown', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  await openVault(page, context, product.origin);
  await page.getByRole('link', { name: 'Photo: Stars' }).click();
  const viewer = page.getByRole('dialog', { name: /^Viewer/ });
  await viewer.getByRole('button', { name: 'Details', exact: true }).click();
  await viewer.getByRole('button', { name: 'Edit details' }).click();
  const form = page.getByRole('dialog', { name: 'Edit details' });
  await form.getByLabel('Taken by').fill('Uncle Tom');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  // The toast that takes part in what Escape closes, and not the plain one that stands in for it at first.
  await expect(
    page.locator('[data-state="open"]').getByText('Saved', { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

const lookAt = async (page: Page, place: string): Promise<void> => {
  for (const look of looks) {
    const where = `${place} ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await seeAll(page);
};

test('a member reaches the vault from the navigation, and the home page shows its photos', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  await openVault(page, context, product.origin);
  await page.goto('/dashboard');
  const shelf = page.getByRole('region', { name: 'Memory vault' });
  await expect(shelf.getByRole('link', { name: /Two people/ })).toBeVisible();
  await expect(shelf.getByRole('link', { name: 'Everything that is kept' })).toHaveAttribute(
    'href',
    '/memory-vault',
  );
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vault' });
  await entry.click();
  await expect(page).toHaveURL(/\/memory-vault$/);
  await expect(entry).toHaveAttribute('aria-current', 'page');
});

test('a member names somebody, points them out in the photo, and talks about it in the viewer', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  await openVault(page, context, product.origin);
  await page.getByRole('link', { name: 'Photo: Two people' }).click();
  const viewer = page.getByRole('dialog', { name: /^Viewer/ });
  await viewer.getByRole('button', { name: 'Details', exact: true }).click();
  await viewer.getByRole('button', { name: 'Favorite' }).click();
  await expect(viewer.getByRole('button', { name: 'Favorite' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await viewer.getByRole('button', { name: 'Name someone' }).click();
  await viewer.getByRole('combobox', { name: 'Name' }).fill('Ana Costa');
  await viewer.getByRole('option', { name: /Add .Ana Costa/ }).click();
  await viewer.getByRole('button', { name: 'Done' }).click();

  // By a press …
  await viewer.getByRole('button', { name: 'Show where Ana Costa is' }).click();
  const field = viewer.getByRole('application', { name: /^Where is Ana Costa/ });
  await expect(field).toBeFocused();
  const box = await field.boundingBox();
  if (!box) throw new Error('no box');
  await field.click({ position: { x: box.width * 0.25, y: box.height * 0.4 } });
  const point = viewer.getByRole('button', { name: 'Ana Costa', exact: true });
  await expect(point).toBeVisible();
  await lookAt(page, 'people');
  const pointOf = async () => {
    const { peopleInItem } = await callApi<{
      peopleInItem: { people: { x: number; y: number }[] };
    }>(
      context,
      product.origin,
      'query ($id: ID!) { peopleInItem(recordingId: $id) { people { x y } } }',
      { id: new URL(page.url()).pathname.split('/').at(-1) },
    );
    return peopleInItem.people.map(({ x, y }) => [Math.round(x), Math.round(y)]);
  };
  expect(await pointOf()).toEqual([[25, 40]]);
  // … left as it was by Escape, which keeps the viewer open …
  await viewer.getByRole('button', { name: 'Move the point of Ana Costa' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(point).toBeVisible();
  expect(await pointOf()).toEqual([[25, 40]]);
  // … and by keys.
  await viewer.getByRole('button', { name: 'Move the point of Ana Costa' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  expect(await pointOf()).toEqual([[30, 41]]);

  await viewer.getByRole('textbox', { name: 'Add to this' }).fill('Taken by the lake');
  await viewer.getByRole('button', { name: 'Post' }).click();
  await expect(viewer.getByText('Taken by the lake')).toBeVisible();
  await lookAt(page, 'talk');

  await viewer.getByRole('button', { name: 'Add to an album' }).click();
  const albums = page.getByRole('dialog', { name: 'Add to an album' });
  await expect(albums).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(albums).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Add to an album' })).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys of the viewer' });
  await expect(keys).toBeVisible();
  await lookAt(page, 'keys');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(viewer).toBeVisible();
  await viewer.getByRole('button', { name: 'Take Ana Costa off' }).click();
  await expect(point).toHaveCount(0);
});

test('a slideshow stops when its reader does something', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  await openVault(page, context, product.origin);
  await page.getByRole('link', { name: 'Photo: Two people' }).click();
  const viewer = page.getByRole('dialog', { name: /^Viewer/ });
  await expect(viewer.getByRole('img', { name: 'Two people' })).toBeVisible();
  for (const act of ['+', 'ArrowRight', 'i']) {
    await page.keyboard.press(' ');
    await expect(viewer.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
    await page.keyboard.press(act);
    await expect(viewer.getByRole('button', { name: 'Start slideshow' })).toBeVisible();
    await page.keyboard.press('0');
  }
});
