import { expect, test, type Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { faultsIn, looks } from '../harness/looks.ts';

/** Gray on white is 4.5:1 to 7:1; what stands on the dark page is hard to see there. */
const faulty = `<!doctype html><html lang="en"><title>Faults</title>
  <style>
    @media (prefers-color-scheme: dark) { .dim { color: #333; background: #111; } }
    .gray { color: #6b6b6b; background: #fff; }
    button { border: 0; padding: 0; width: 12px; height: 12px; }
  </style>
  <main>
    <h1>Faults</h1>
    <p class="dim">Hard to read in the dark</p>
    <p class="gray">Enough for most</p>
    <img id="picture" src="data:," width="9" height="9">
    <button aria-label="One"></button><button aria-label="Two"></button>
  </main></html>`;

const names = (faults: readonly string[]) => faults.map((fault) => fault.split(':')[0]);

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setContent(faulty);
}

test('axe is heard: every rule in light colors, those of colors in the dark', async ({ page }) => {
  await open(page);
  const found = [];
  for (const look of looks) found.push(names(await faultsIn(page, look)));
  expect(found).toEqual([['image-alt'], ['color-contrast'], ['image-alt'], ['color-contrast']]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(names(await faultsOf(page))).toEqual(['color-contrast', 'image-alt']);
  expect(names(await faultsOf(page, { within: 'p.dim' }))).toEqual(['color-contrast']);
  expect(names(await faultsOf(page, { tags: ['wcag111'] }))).toEqual(['image-alt']);
});

test('the strict question adds contrast of 7:1 and the size of targets', async ({ page }) => {
  await open(page);
  const strict = ['color-contrast-enhanced', 'image-alt', 'target-size'];
  expect(names(await faultsOf(page, { strict: true }))).toEqual(strict);
  expect(names(await faultsOf(page, { strict: true, colorsOnly: true }))).toEqual(
    strict.slice(0, 1),
  );
});

test('axe has no other rule of colors than those that are asked again in the dark', async ({
  page,
}) => {
  await open(page);
  await faultsOf(page);
  const rules = await page.evaluate(() => {
    const { axe } = window as unknown as {
      axe: { getRules(tags: string[]): { ruleId: string }[] };
    };
    return axe.getRules(['cat.color']).map(({ ruleId }) => ruleId);
  });
  expect(rules.toSorted()).toEqual([
    'color-contrast',
    'color-contrast-enhanced',
    'link-in-text-block',
  ]);
});
