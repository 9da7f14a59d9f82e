import type { Page } from '@playwright/test';
import { expect, test } from '../harness/product-test.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { SiteHeader } from '../page-models/site-header.ts';

test.use({ sharesProduct: true });

// Playwright hides scrollbars; here there is one that takes room, as on most computers.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** The colours of two places of the window, as a reader sees them. */
async function coloursAt(page: Page, places: readonly [x: number, y: number][]): Promise<string[]> {
  const picture = (await page.screenshot()).toString('base64');
  // A blank page, since the product's own policy refuses such a picture.
  const blank = await page.context().newPage();
  const colours = await blank.evaluate(
    async ([data, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return wanted.map(([x, y]) => [...(canvas?.getImageData(x, y, 1, 1).data ?? [])].join(' '));
    },
    [picture, places] as const,
  );
  await blank.close();
  return colours;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a dialog dims the whole window, the place of the scrollbar too (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 900, height: 700 });
    await page.goto('/about');
    const header = new SiteHeader(page);
    await header.ready();
    const inner = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    const before = await inner();
    expect(before).toBeLessThan(900);
    await header.openAuthModal();
    await new AuthModal(page).email.waitFor();
    // The page does not jump sideways.
    expect(await inner()).toBe(before);
    await expect
      .poll(async () => {
        const [beside, gutter] = await coloursAt(page, [
          [before - 2, 690],
          [before + 5, 690],
        ]);
        return gutter === beside ? 'the same' : `${beside} and ${gutter}`;
      })
      .toBe('the same');
  });
}
