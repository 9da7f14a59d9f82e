import { expect, type BrowserContext, type Page } from '@playwright/test';
import { MemberShell } from '../page-models/member-shell.ts';
import { callApi, uploadFile, uploadVoice } from './family-of-two.ts';

const photos = [
  ['01-portrait-paris.jpg', 'Paris'],
  ['03-two-people.jpg', 'Two people'],
  ['04-coffee-south-west.jpg', 'Coffee'],
  ['06-rocket-mirrored.jpg', 'Rocket'],
  ['07-scanned-print.jpg', 'The lake'],
  ['08-no-metadata.jpg', 'Stars'],
] as const;

/** Six photos and a voice of a member, prepared. */
export async function fillVault(context: BrowserContext, origin: string): Promise<void> {
  for (const [name, title] of photos) {
    const file = `tests/fixtures/photos/${name}`;
    await uploadFile(context, origin, { kind: 'PHOTO', title, file });
  }
  await uploadVoice(context, origin, 'Grandma laughs');
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
}

/** The vault of a member with these items. */
export async function openVault(
  page: Page,
  context: BrowserContext,
  origin: string,
): Promise<void> {
  await fillVault(context, origin);
  await seeAll(page);
  await page.goto('/memory-vault');
  await new MemberShell(page).ready();
  await expect(page.getByRole('slider', { name: 'Month in view' })).toBeVisible();
}

/** Only what is near the window is drawn: a high one shows all seven. */
export const seeAll = (page: Page): Promise<void> =>
  page.setViewportSize({ width: 1280, height: 2600 });
