import type { Page } from '@playwright/test';
import { callApi, uploadFile, uploadVoice } from '../harness/family-of-two.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

async function lookAt(page: Page, place: string): Promise<void> {
  for (const look of looks) {
    const where = `${place} ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
}

const photos = [
  ['01-portrait-paris.jpg', 'Paris'],
  ['03-two-people.jpg', 'Two people'],
  ['04-coffee-south-west.jpg', 'Coffee'],
  ['06-rocket-mirrored.jpg', 'Rocket'],
  ['07-scanned-print.jpg', 'The lake'],
  ['08-no-metadata.jpg', 'Stars'],
] as const;

test('a member sees what the family keeps by when it was taken, and jumps to a year', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const { origin } = product;
  await page.goto('/dashboard');
  await new MemberShell(page).ready();
  await new MemberShell(page).openFromAccount('Timeline');
  await expect(page.getByText('Nothing is on your timeline yet')).toBeVisible();
  await lookAt(page, 'empty');

  for (const [name, title] of photos) {
    const file = `tests/fixtures/photos/${name}`;
    await uploadFile(context, origin, { kind: 'PHOTO', title, file });
  }
  await uploadVoice(context, origin, 'A voice of no known day');
  const count = async () => {
    const { timelineMonths } = await callApi<{ timelineMonths: { count: number }[] }>(
      context,
      origin,
      '{ timelineMonths { count } }',
      {},
    );
    return timelineMonths.reduce((sum, month) => sum + month.count, 0);
  };
  await expect.poll(count, { timeout: 60_000 }).toBe(photos.length + 1);

  await page.goto('/timeline');
  await new MemberShell(page).ready();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'August 2019',
    'February 2015',
    'February 2012',
    'June 1987',
    'July 1954',
    'No date',
  ]);
  const rocket = page.getByRole('img', { name: 'Rocket' });
  await expect
    .poll(() => rocket.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(400);
  await lookAt(page, 'full');

  await page.getByRole('link', { name: 'Two people' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Rocket' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: 'Two people' })).toBeFocused();

  const years = page.getByRole('navigation', { name: 'Years' });
  await years.getByRole('link', { name: '1987, 1 item' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'June 1987',
    'July 1954',
    'No date',
  ]);
  await page.getByRole('link', { name: 'Paris' }).click();
  await expect(page.getByRole('heading', { name: 'Paris' })).toBeVisible();
});
