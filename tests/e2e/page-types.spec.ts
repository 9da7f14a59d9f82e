import type { Page } from '@playwright/test';
import { inWholeChromium } from '../harness/browsers.ts';
import { callApi } from '../harness/family-of-two.ts';
import { faultsIn, lookAs, looks, sidewaysOf } from '../harness/looks.ts';
import { pictureLooks, pictureOf, pictureTolerance } from '../harness/page-picture.ts';
import { shapeOf } from '../harness/page-shape.ts';
import { memberPageTypes, publicPageTypes, type PageType } from '../harness/page-types.ts';
import { expect, test } from '../harness/product-test.ts';
import { budgets } from '../harness/script-budgets.ts';
import { weighScripts } from '../harness/script-weight.ts';
import { SiteHeader } from '../page-models/site-header.ts';

// The pictures were taken in it.
test.use({ ...inWholeChromium, sharesProduct: true });

test.describe.configure({ mode: 'parallel' });

for (const type of publicPageTypes) {
  test(`${type.name}: no fault in any width and color, shape and weight as agreed`, async ({
    page,
  }) => {
    await openAndWeigh(page, type);
    for (const look of looks) {
      const place = `${look.width} px, ${look.colorScheme}`;
      expect.soft(await faultsIn(page, look), place).toEqual([]);
      if (look.colorScheme === 'light') await compareShape(page, type, look.width);
    }
    await comparePictures(page, type);
  });
}

test('the pages of a member have the shape, the weight and the look as agreed', async ({
  page,
  browser,
  product,
  member,
}) => {
  void member;
  // As many pages as there are types, one after another.
  test.slow();
  // A family is named after its first member, whose name has a number where another has it already.
  const rename = 'mutation($name: String!) { renameFamily(name: $name) }';
  await callApi(page.context(), product.origin, rename, { name: 'The Almeidas' });
  const { cookies } = await page.context().storageState();
  for (const type of memberPageTypes) {
    // A browser that has loaded nothing yet, so that every script is asked for.
    const context = await browser.newContext({ baseURL: product.origin });
    await context.addCookies(cookies);
    const fresh = await context.newPage();
    await openAndWeigh(fresh, type);
    for (const look of looks.filter(({ colorScheme }) => colorScheme === 'light')) {
      await lookAs(fresh, look);
      await compareShape(fresh, type, look.width);
    }
    await comparePictures(fresh, type, 'member-');
    await context.close();
  }
});

test('a picture tells an element that moved, a lost drawing and a wrong color', async ({
  page,
}) => {
  const faults = {
    moved: 'h1 { position: relative; left: 8px }',
    lost: 'main svg { visibility: hidden }',
    color: 'main p { color: var(--color-danger) }',
    button: 'main a, main button { background: var(--color-amber) }',
  };
  for (const [fault, style] of Object.entries(faults)) {
    await page.goto('/future-messages');
    await new SiteHeader(page).ready();
    // The policy of the page refuses a <style>, a sheet made by a script it does not.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, style);
    for (const look of pictureLooks) {
      const file = `introduction-${look.width}-${look.colorScheme}.png`;
      const picture = await pictureOf(page, look);
      expect(picture, fault).not.toMatchSnapshot(['pictures', file], pictureTolerance);
    }
  }
});

async function openAndWeigh(page: Page, type: PageType): Promise<void> {
  const { name, path, weight, arrives } = type;
  const weigh = weighScripts(page);
  await page.goto(path);
  await new SiteHeader(page).ready();
  if (arrives) await page.getByRole(arrives.role, { name: arrives.name }).first().waitFor();
  await expect.poll(weigh).not.toBeNull();
  const { kilobytes, files } = weigh() ?? { kilobytes: Infinity, files: Infinity };
  const most = budgets[weight];
  expect.soft(kilobytes, `${name}: kilobytes of scripts`).toBeLessThanOrEqual(most.kilobytes);
  expect.soft(files, `${name}: files of scripts`).toBeLessThanOrEqual(most.files);
}

async function compareShape(page: Page, { name }: PageType, width: number): Promise<void> {
  expect.soft(await sidewaysOf(page), `${name}, ${width} px`).toBe(0);
  // What stands around every page of its kind is compared once.
  const part = name === 'home' || name === 'dashboard' ? 'body' : 'main';
  expect.soft(await shapeOf(page, part)).toMatchSnapshot(['shapes', `${name}-${width}.txt`]);
}

/** Last in a visit: drawing a picture changes the page's numbers. */
async function comparePictures(page: Page, { name }: PageType, prefix = ''): Promise<void> {
  for (const look of pictureLooks) {
    const file = `${prefix}${name}-${look.width}-${look.colorScheme}.png`;
    const picture = await pictureOf(page, look);
    expect.soft(picture).toMatchSnapshot(['pictures', file], pictureTolerance);
  }
}
