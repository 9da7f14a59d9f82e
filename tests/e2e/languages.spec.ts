import { expect, test } from '../harness/product-test.ts';

test.use({ locale: 'de-DE' });

test('a broken link of a recipient is explained in German', async ({ page }) => {
  await page.goto('/shared/nothing-is-behind-this');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hinter diesem Link finden wir nichts',
  );
});
