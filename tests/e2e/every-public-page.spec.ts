import type { Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { listedPaths } from '../harness/documented-routes.ts';
import { lookAs, looks, sidewaysOf } from '../harness/looks.ts';
import { publicPageTypes } from '../harness/page-types.ts';
import { expect, test } from '../harness/product-test.ts';
import { SiteHeader } from '../page-models/site-header.ts';

test.use({ sharesProduct: true });

const paths = [...new Set([...listedPaths, ...publicPageTypes.map(({ path }) => path)])];
/** `page-types.spec.ts` asks axe about these in every look. */
const types = new Set(publicPageTypes.map(({ path }) => path));
const portion = 12;
/** Pages that one test looks at side by side: while one is loaded, the other is looked at. */
const lanes = [0, 1];

test.describe.configure({ mode: 'parallel' });

for (let from = 0; from < paths.length; from += portion) {
  const some = paths.slice(from, from + portion);
  test(`public pages ${from + 1} to ${from + some.length} come to life silently, fit a small phone, and axe finds nothing`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ baseURL: product.origin, reducedMotion: 'reduce' });
    const visits = lanes.map(async (lane) => {
      const page = await context.newPage();
      for (const [index, path] of some.entries()) {
        if (index % lanes.length === lane) await lookOnce(page, path, from + index);
      }
    });
    await Promise.all(visits);
    await context.close();
  });
}

/** Loads a page once and asks everything of it: each of the looks comes to every fourth page. */
async function lookOnce(page: Page, path: string, turn: number): Promise<void> {
  const said: string[] = [];
  const note = (text: string): void => void said.push(text);
  const onError = (error: Error): void => note(error.message);
  const onConsole = (line: { type(): string; text(): string }): void => {
    if (['error', 'warning'].includes(line.type())) note(line.text());
  };
  page.on('pageerror', onError).on('console', onConsole);
  await page.setViewportSize({ width: 320, height: 640 });
  const answer = await page.goto(path);
  await new SiteHeader(page).ready();
  expect.soft(await sidewaysOf(page), `${path} at 320 px`).toBe(0);
  const look = types.has(path) ? undefined : looks[turn % looks.length];
  if (look) {
    await lookAs(page, look);
    const place = `${path}, ${look.width} px, ${look.colorScheme}`;
    expect.soft(await faultsOf(page), place).toEqual([]);
  }
  page.off('pageerror', onError).off('console', onConsole);
  // The browser itself names a page that answers 404, as a link that opens nothing does.
  const named = answer?.status() === 404 ? said.filter((line) => line.includes('404')) : [];
  expect.soft(said, path).toEqual(named.slice(0, 1));
}

for (const look of looks) {
  test(`axe finds nothing in the auth modal, ${look.colorScheme}, ${look.width} px`, async ({
    page,
  }) => {
    await lookAs(page, look);
    await page.goto('/');
    await new SiteHeader(page).openAuthModal();
    await page.getByRole('dialog').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
}
