import { expect, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

for (const path of [
  '/before-its-too-late',
  '/pricing',
  '/faqs',
  '/family-recipes',
  '/terms-of-service',
]) {
  test(`${path} on paper is its content in dark ink, without the site around it (W11)`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await page
      .locator('header:has(~ main), main ~ *, main video')
      .evaluateAll((parts) => parts.filter((part) => part.getClientRects().length > 0).length);
    expect(shown).toBe(0);
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    const brightness = Math.max(...(ink.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    expect(brightness, ink).toBeLessThan(100);
  });
}
