import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lookAt } from '../harness/look-at.ts';
import { expect, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

const chart = (page: Page) => page.getByRole('group', { name: /^Family tree, / });
const person = (page: Page, name: string) =>
  chart(page).getByRole('link', { name: new RegExp(`^${name}(,|$)`) });

/** The first person of an empty tree. */
async function begin(page: Page, given: string, surname: string): Promise<void> {
  await page.goto('/family-tree-builder');
  await page.getByRole('button', { name: 'Add the first person' }).click();
  await fillPerson(page, given, surname);
  await expect(person(page, `${given} ${surname}`)).toBeVisible();
}

async function fillPerson(page: Page, given: string, surname: string, born = ''): Promise<void> {
  const form = page.getByRole('form', { name: /^Add a|^The first person/ });
  await form.getByLabel('Given names').fill(given);
  await form.getByLabel('Surname at birth').fill(surname);
  if (born) await form.getByLabel('Born').fill(born);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
}

test('a member builds three generations by mouse, undoes, and looks at every view', async ({
  page,
  member: _,
}) => {
  test.slow();
  await begin(page, 'Maja', 'Berg');
  const panel = page.getByRole('complementary', { name: 'About this person' });
  const add = async (to: string, what: string, given: string, surname: string, born: string) => {
    await person(page, to).click();
    await panel.getByRole('button', { name: `+ ${what}` }).click();
    await fillPerson(page, given, surname, born);
    await expect(person(page, `${given} ${surname}`)).toBeVisible();
  };
  await add('Maja Berg', 'Parent', 'Daniel', 'Berg', '1950');
  await add('Daniel Berg', 'Parent', 'Anna', 'Sund', 'about 1921');
  await add('Maja Berg', 'Sibling', 'Oskar', 'Berg', '3 May 1985');
  await expect(panel.getByRole('heading', { level: 2, name: 'Oskar Berg' })).toBeVisible();
  await lookAt(page, 'the builder');

  // A mistake, and the way back.
  await add('Oskar Berg', 'Child', 'Nobody', 'Berg', '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(person(page, 'Nobody Berg')).toHaveCount(0);
  await expect(person(page, 'Oskar Berg')).toBeVisible();

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Done editing' }).click();
  await expect(person(page, 'Anna Sund')).toBeVisible();
  const views = page.getByRole('navigation', { name: 'Views of the tree' });
  for (const view of ['Ancestors', 'Descendants', 'Fan', 'Everyone']) {
    await views.getByRole('link', { name: view }).click();
    await expect(chart(page).getByRole('link').first()).toBeVisible();
    await lookAt(page, view);
  }
  await views.getByRole('link', { name: 'List' }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('ann');
  await expect(page.getByRole('row')).toHaveCount(2);
  await lookAt(page, 'List');
  await views.getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByRole('heading', { name: '1920s' })).toBeVisible();
  await lookAt(page, 'Timeline');
  await views.getByRole('link', { name: 'Places' }).click();
  await expect(page.getByText('No places are known yet')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '1920s' })).toBeVisible();

  await page.getByRole('link', { name: 'Anna Sund' }).click();
  await panel.getByRole('link', { name: 'Open the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Sund' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Daniel Berg' })).toBeVisible();
  await lookAt(page, 'a person');
});

test('a member builds and walks the tree by keyboard alone', async ({ page, member: _ }) => {
  test.slow();
  await begin(page, 'Ida', 'Lund');
  const panel = page.getByRole('complementary', { name: 'About this person' });
  const add = async (what: string, given: string, surname: string) => {
    await panel.getByRole('button', { name: `+ ${what}` }).press('Enter');
    await page.keyboard.type(given);
    await page.getByLabel('Surname at birth').fill(surname);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`${given} ${surname}`);
  };
  await person(page, 'Ida Lund').press('Enter');
  await add('Parent', 'Karl', 'Lund');
  await add('Parent', 'Rosa', 'Holm');
  await person(page, 'Rosa Holm').focus();
  await page.keyboard.press('ArrowDown');
  await expect(person(page, 'Karl Lund')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(person(page, 'Ida Lund')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(person(page, 'Rosa Holm')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(person(page, 'Ida Lund')).toBeFocused();
  await expect(person(page, 'Ida Lund')).toHaveAttribute('aria-current', 'true');

  // Who is in the tree already is connected without a drag.
  await person(page, 'Ida Lund').press('Enter');
  await panel.getByRole('button', { name: 'Connect with someone in the tree' }).press('Enter');
  await panel.getByLabel('Who').fill('rosa');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('What is Ida Lund to Rosa Holm?')).toBeVisible();
});

test('without scripts the tree is a list whose people lead to one another', async ({
  page,
  context,
  browser,
  product,
  member: _,
}) => {
  await begin(page, 'Elin', 'Strand');
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    baseURL: product.origin,
  });
  const bare = await plain.newPage();
  await bare.goto('/family-tree');
  await bare.getByRole('link', { name: 'Elin Strand' }).click();
  await expect(bare.getByRole('heading', { level: 1, name: 'Elin Strand' })).toBeVisible();
  await plain.close();
});

test('a tree that cannot be read says so and is read again', async ({ page, member: _ }) => {
  await page.route('**/api/tree/graph', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/family-tree');
  await expect(page.getByRole('alert')).toContainText('The tree could not be loaded');
  await lookAt(page, 'a tree that is not there');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your tree starts with one person' }),
  ).toBeVisible();
});

test('a member drags one person to another, and takes the chart along as a file', async ({
  page,
  member: _,
}) => {
  test.slow();
  await begin(page, 'Nils', 'Dahl');
  const panel = page.getByRole('complementary', { name: 'About this person' });
  await person(page, 'Nils Dahl').click();
  for (const [what, given] of [
    ['Child', 'Siri'],
    ['Partner', 'Berit'],
  ] as const) {
    await person(page, 'Nils Dahl').click();
    await panel.getByRole('button', { name: `+ ${what}` }).click();
    await fillPerson(page, given, 'Dahl');
    await expect(person(page, `${given} Dahl`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Close' }).click();
  const middleOf = async (name: string) => {
    const box = await person(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not on the chart`);
    return box;
  };
  const [berit, siri] = [await middleOf('Berit Dahl'), await middleOf('Siri Dahl')];
  // The ring is at the upper left corner.
  await page.mouse.move(berit.x + 2, berit.y + 2);
  await page.mouse.down();
  await page.mouse.move(siri.x + siri.width / 2, siri.y + siri.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(panel.getByText('What is Berit Dahl to Siri Dahl?')).toBeVisible();
  await panel.getByRole('radio', { name: 'Berit Dahl is a parent of Siri Dahl' }).check();
  await panel.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Berit Dahl and Siri Dahl are connected.')).toBeVisible();

  await page.getByText('Print or save this chart').click();
  await page.getByLabel('Paper').selectOption('A2');
  for (const [name, head] of [
    ['Download SVG', '<?xml'],
    ['Download PDF', '%PDF-'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const content = await readFile(await (await coming).path());
    expect(content.subarray(0, 5).toString()).toBe(head);
    expect(content.length).toBeGreaterThan(1000);
  }
});
