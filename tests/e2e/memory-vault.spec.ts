import type { Page } from '@playwright/test';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { uploadFile } from '../harness/family-of-two.ts';
import { openVault, seeAll } from '../harness/open-vault.ts';
import { expect, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

async function lookAt(page: Page, place: string): Promise<void> {
  for (const look of looks) {
    const where = `${place} ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
}

const itemsOf = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^(Photo|Voice recording): / });

const months = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('a member sees everything of the family by month, and moves in it by keys', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  await page.goto('/memory-vault');
  await expect(page.getByText('Nothing is in your vault yet')).toBeVisible();
  await lookAt(page, 'empty');
  await openVault(page, context, product.origin);
  await expect(months(page)).toHaveText(['1954 – 20195 items', 'No date2 items']);
  for (const [place, title] of ['Two people', 'Rocket', 'Coffee', 'Paris', 'The lake'].entries()) {
    await expect(itemsOf(page).nth(place)).toHaveAccessibleName(`Photo: ${title}`);
  }
  await lookAt(page, 'grid');
  await seeAll(page);

  await page.getByRole('link', { name: 'Photo: Two people' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Photo: Rocket' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('main').getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(page.getByRole('link', { name: 'Photo: Two people' })).toBeFocused();

  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link', { name: 'Voices' })
    .click();
  await expect(page.getByRole('link', { name: 'Voice recording: Grandma laughs' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Photo:/ })).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link', { name: 'Without a date' })
    .click();
  await expect(page.getByRole('link', { name: 'Photo: Stars' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link', { name: 'Videos' })
    .click();
  await expect(page.getByText('There is nothing of this kind')).toBeVisible();
});

test('an item opens over the grid, with the others a key away, and the way back leads there', async ({
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
  await expect(page).toHaveURL(/\/memory-vault\/[0-9a-f-]{36}$/);
  await lookAt(page, 'viewer');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'Rocket' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('img', { name: 'Two people' })).toBeVisible();

  await page.keyboard.press('+');
  const zoomed = viewer.locator('[style*="scale(1.5)"]');
  await expect(zoomed).toBeVisible();
  await expect
    .poll(() =>
      zoomed
        .locator('img')
        .last()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.keyboard.press('0');
  await expect(zoomed).toHaveCount(0);

  await viewer.getByRole('button', { name: 'Compare with the earlier photo' }).click();
  await expect(viewer.getByRole('img', { name: 'Rocket' })).toBeVisible();
  await expect(viewer.getByRole('img', { name: 'Two people' })).toBeVisible();
  await page.keyboard.press('+');
  await expect(viewer.locator('[style*="scale(1.5)"]')).toHaveCount(2);
  await lookAt(page, 'compare');
  await viewer.getByRole('button', { name: 'End comparison' }).click();
  await expect(viewer.getByRole('img', { name: 'Rocket' })).toHaveCount(0);

  await viewer.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(viewer.getByText('03-two-people.jpg')).toBeVisible();
  await lookAt(page, 'details');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(/\/memory-vault(\?.*)?$/);
  await expect(page.getByRole('link', { name: 'Photo: Two people' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('button', { name: 'Earlier item' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'Rocket' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Photo: Rocket' })).toBeFocused();

  await seeAll(page);
  await page.getByRole('link', { name: 'Photo: Paris' }).click();
  await expect(viewer.getByRole('img', { name: 'Paris' })).toBeVisible();
  const shared = page.url();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(shared);
  await expect(viewer.getByRole('img', { name: 'Paris' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The address names a month unless it is the first one in view.
  await expect(page).toHaveURL(/\/memory-vault(\?from=1987-06)?$/);
  await expect(page.getByRole('link', { name: 'Photo: Paris' })).toBeInViewport();
});

test('the slideshow goes on by itself until it is paused', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  await openVault(page, context, product.origin);
  await page.clock.install();
  await page.getByRole('link', { name: 'Photo: Two people' }).click();
  const viewer = page.getByRole('dialog', { name: /^Viewer/ });
  await expect(viewer.getByRole('button', { name: 'Start slideshow' })).toBeVisible();
  // From here on, time stands still unless the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press(' ');
  await expect(viewer.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  await page.clock.runFor(5100);
  await expect(viewer.getByRole('img', { name: 'Rocket' })).toBeVisible();
  await page.clock.runFor(5100);
  await expect(viewer.getByRole('img', { name: 'Coffee' })).toBeVisible();
  await page.keyboard.press(' ');
  await page.clock.runFor(20_000);
  await expect(viewer.getByRole('img', { name: 'Coffee' })).toBeVisible();
});

test('a member says when and where a photo was taken, and takes it back', async ({
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
  await form.getByLabel('How well is the date known?').selectOption('About a year');
  await form.getByLabel('Year').fill('19');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This date does not exist.')).toBeVisible();
  await form.getByLabel('Year').fill('1956');
  await form.getByRole('combobox', { name: 'Place (optional)' }).fill('Lisbon');
  await form
    .getByRole('option', { name: /^Lisbon/ })
    .first()
    .click();
  await form.getByLabel('Coordinates').fill('38.7167, -9.1333');
  await form.getByLabel('Taken by').fill('Uncle Tom');
  await form.getByLabel('Caption').fill('The night of the comet');
  await lookAt(page, 'form');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(viewer.getByText('about 1956 (said by your family)')).toBeVisible();
  await expect(viewer.getByText(/Lisbon.*38\.7167° N, 9\.1333° W/)).toBeVisible();
  await expect(viewer.getByText('Uncle Tom')).toBeVisible();
  await expect(viewer.getByText('The night of the comet')).toBeVisible();

  await viewer.getByRole('button', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(versions.getByText(/about 1956 · Lisbon/)).toBeVisible();
  // The grid behind the viewer is read again; the viewer may be closed before the answer is there.
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('VaultBlock')) await answer.promise;
    await route.continue();
  });
  await versions.getByRole('button', { name: 'Restore: What the file says' }).click();
  await expect(versions).toHaveCount(0);
  await expect(viewer.getByText('Not known')).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole('link', { name: 'Photo: Stars' })).toBeFocused();
});

test('several items get one date, and several are deleted', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  await openVault(page, context, product.origin);
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'Photo: Coffee' }).click();
  await page.getByRole('checkbox', { name: 'Photo: Stars' }).click();
  const bar = page.getByRole('region', { name: 'Selected items' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await lookAt(page, 'selecting');
  await bar.getByRole('button', { name: 'Set date' }).click();
  const dates = page.getByRole('dialog', { name: 'One date for 2 items' });
  await dates.getByLabel('How well is the date known?').selectOption('The decade');
  await dates.getByLabel('Year').fill('1962');
  await dates.getByRole('button', { name: 'Save' }).click();
  await expect(dates).toHaveCount(0);
  await expect(months(page).first()).toHaveText('1954 – 20196 items');

  await seeAll(page);
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'Photo: Coffee' }).click();
  await page.getByRole('checkbox', { name: 'Photo: Rocket' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('“Coffee”, “Rocket”');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Photo: Coffee' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Photo: Rocket' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Photo: Stars' })).toBeVisible();
});

test('a film moves under the mouse and at the keyboard, and rests for who asks for it', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const file = 'tests/fixtures/media/chromium-video.mp4';
  await uploadFile(context, product.origin, { kind: 'VIDEO', title: 'At the lake', file });
  await page.goto('/memory-vault');
  const film = page.getByRole('link', { name: 'Video: At the lake' });
  const moving = film.locator('img[data-preview]');
  await expect(async () => {
    await page.reload();
    await expect(film.locator('img')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(moving).toHaveCount(0);
  await film.hover();
  await expect
    .poll(() => moving.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(320);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(moving).toHaveCount(0);
  await film.focus();
  await expect(moving).toHaveCount(1);
  await film.blur();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await film.hover();
  await expect(film).toBeVisible();
  await expect(moving).toHaveCount(0);
});

test('without scripts the vault is pages, and each item is one', async ({
  browser,
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  await openVault(page, context, product.origin);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    baseURL: product.origin,
  });
  const bare = await plain.newPage();
  await bare.goto('/memory-vault');
  await bare.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '1987' }).click();
  await expect(months(bare)).toHaveText(['1954 – 2019', 'No date']);
  await bare.getByRole('link', { name: 'Photo: Paris' }).click();
  await expect(bare.getByRole('heading', { name: 'Paris' })).toBeVisible();
  await expect(bare.getByText('01-portrait-paris.jpg')).toBeVisible();
  await bare.getByRole('link', { name: 'Earlier item' }).click();
  await expect(bare.getByRole('heading', { name: 'The lake' })).toBeVisible();
  await plain.close();
});
