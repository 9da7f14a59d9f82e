import type { Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { keyboardFaults } from '../harness/keyboard-reach.ts';
import { sidewaysOf } from '../harness/looks.ts';
import { memberPageTypes, publicPageTypes } from '../harness/page-types.ts';
import { expect, test } from '../harness/product-test.ts';
import { SiteHeader } from '../page-models/site-header.ts';

test.use({
  sharesProduct: true,
  // 1280 by 1024 pixels, magnified four times.
  viewport: { width: 320, height: 256 },
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

test.describe.configure({ mode: 'parallel' });

for (const { name, path } of publicPageTypes) {
  test(`${name}, magnified four times in forced colors: fits, stands still, and the keyboard reaches all of it in sight`, async ({
    page,
  }) => {
    await page.goto(path);
    await new SiteHeader(page).ready();
    expect.soft(await sidewaysOf(page), 'pixels to the side').toBe(0);
    expect.soft(await movingOf(page)).toEqual([]);
    expect.soft(await faultsOf(page, { tags: ['cat.keyboard', 'cat.forms'] })).toEqual([]);
    expect.soft(await keyboardFaults(page)).toEqual([]);
  });
}

test("a member's pages fit, stand still, and the keyboard reaches all of them in sight", async ({
  page,
  member,
}) => {
  void member;
  for (const { name, path, arrives } of memberPageTypes) {
    await page.goto(path);
    await new SiteHeader(page).ready();
    if (arrives) await page.getByRole(arrives.role, { name: arrives.name }).first().waitFor();
    expect.soft(await sidewaysOf(page), name).toBe(0);
    expect.soft(await movingOf(page), name).toEqual([]);
    expect.soft(await keyboardFaults(page), name).toEqual([]);
  }
});

/** What still moves although the reader asked for rest. */
function movingOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (Number(duration) > 1 || iterations === Infinity);
      })
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '',
      ),
  );
}

test('in forced colors the chosen color scheme and the chosen period are told apart', async ({
  page,
}) => {
  await page.goto('/pricing');
  await new SiteHeader(page).ready();
  for (const group of ['Colors', 'How would you like to pay?']) {
    const grounds = await page
      .getByRole('group', { name: group })
      .or(page.getByRole('radiogroup', { name: group }))
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) => ({
          checked: (radio as HTMLInputElement).checked,
          ground: getComputedStyle(radio.closest('label') ?? radio).backgroundColor,
        })),
      );
    const chosen = grounds.filter(({ checked }) => checked).map(({ ground }) => ground);
    expect(chosen, group).toHaveLength(1);
    expect(grounds.filter(({ ground }) => ground === chosen[0])).toHaveLength(1);
  }
});
