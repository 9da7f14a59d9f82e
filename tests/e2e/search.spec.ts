import type { Locator, Page } from '@playwright/test';
import { callApi, joinFamilyOf, uploadVoice } from '../harness/family-of-two.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and go' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search everywhere' });
const option = (page: Page, name: string) => palette(page).getByRole('option', { name });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const group = (page: Page, name: string): Locator => page.getByRole('region', { name });

const draftMutation =
  'mutation($input: MessageDraftInput!, $clientId: ID!) { createDraft(input: $input, clientId: $clientId) { id } }';
type Context = Parameters<typeof callApi>[0];

async function write(context: Context, origin: string, title: string, name = 'Ana') {
  const input = { title, recipients: [{ name, email: 'ana@example.net' }] };
  const variables = { input, clientId: crypto.randomUUID() };
  await callApi(context, origin, draftMutation, variables);
}

async function openByKeys(page: Page): Promise<void> {
  await page.locator('.shell-search kbd:not([hidden])').waitFor({ state: 'attached' });
  await page.keyboard.press('ControlOrMeta+K');
  await expect(field(page)).toBeFocused();
}

test('a member finds by keyboard what the family keeps and what they wrote, from any page', async ({
  page,
  context,
  product,
  member,
}) => {
  void member;
  const recording = await uploadVoice(context, product.origin, 'Grandma Inês sings');
  await write(context, product.origin, 'For Inês at ten');
  await page.goto('/settings');
  await openByKeys(page);
  await expect(option(page, 'Record your voice')).toBeVisible();
  await page.keyboard.type('ines');
  await expect(option(page, 'Grandma Inês sings').locator('mark')).toHaveText('Inês');
  await expect(chosen(page)).toHaveText('Grandma Inês sings');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText('For Inês at ten');
  const active = await field(page).getAttribute('aria-activedescendant');
  await expect(chosen(page)).toHaveAttribute('id', active ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText('See all results for ‘ines’');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/voice-recordings/${recording}`);
});

test('the palette is closed by Escape, by its keys and by a press beside it, and gives the focus back', async ({
  page,
  member,
}) => {
  void member;
  // A page without React, whose palette brings it along.
  await page.goto('/reviews/mine');
  const entry = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  await page.locator('.shell-search kbd:not([hidden])').waitFor({ state: 'attached' });
  await entry.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(entry).toBeFocused();
  await openByKeys(page);
  await page.keyboard.press('ControlOrMeta+K');
  await expect(palette(page)).toHaveCount(0);
  await openByKeys(page);
  await page.mouse.click(5, 5);
  await expect(palette(page)).toHaveCount(0);
  await openByKeys(page);
  await page.keyboard.type('invite');
  await expect(chosen(page)).toHaveText('Invite someone to the family');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/family-invitations#invite');
});

test('in two families a member finds what the one in view keeps, and switches by the palette', async ({
  page,
  context,
  browser,
  product,
  member,
}) => {
  void member;
  const rename = 'mutation($name: String!) { renameFamily(name: $name) }';
  await callApi(context, product.origin, rename, { name: 'Ours' });
  await uploadVoice(context, product.origin, 'Harbor at home');
  const others = await browser.newContext({ baseURL: product.origin });
  await signUp(others, product.origin);
  await uploadVoice(others, product.origin, 'Harbor of the Bakers');
  await write(others, product.origin, 'Harbor, a secret');
  await callApi(others, product.origin, rename, { name: 'The Bakers' });
  await joinFamilyOf(others, context, product.origin, 'VIEWER');
  await others.close();

  // Who accepts an invitation looks at the new family.
  await page.goto('/dashboard');
  await openByKeys(page);
  await expect(option(page, 'Open settings')).toBeVisible();
  await expect(option(page, 'Write a message')).toHaveCount(0);
  await page.keyboard.type('harbor');
  const found = palette(page).getByRole('option', { name: /^Harbor/ });
  await expect(found).toHaveText(['Harbor of the Bakers']);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('ours');
  await expect(chosen(page)).toHaveText('Switch to Ours');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');

  await openByKeys(page);
  await expect(option(page, 'Write a message')).toBeVisible();
  await expect(option(page, 'Switch to The Bakers')).toBeVisible();
  await page.keyboard.type('harbor');
  await expect(found).toHaveText(['Harbor at home']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of the search answers, group by group, and leads on', async ({
    page,
    context,
    product,
    member,
  }) => {
    void member;
    for (let n = 1; n <= 7; n += 1) await write(context, product.origin, `Winter ${n}`, 'Wim');
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
    await page.getByRole('searchbox', { name: 'Search everywhere' }).fill('winter');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=winter');
    await expect(page.getByText(/^More than \d+ results found\./)).toBeVisible();
    const messages = group(page, 'Your messages');
    await expect(messages.getByRole('link', { name: /^Winter/ })).toHaveText(
      [7, 6, 5, 4, 3].map((n) => `Winter ${n}`),
    );
    await expect(messages.locator('mark').first()).toHaveText('Winter');
    await page.getByRole('link', { name: 'Show more: Your messages' }).click();
    await expect(messages.getByRole('link')).toHaveText(['Winter 2', 'Winter 1']);
    await page.getByRole('link', { name: 'All results' }).click();
    await expect(messages.getByRole('link', { name: /^Winter/ })).toHaveCount(5);
    await page.goto('/search?q=battery+dies');
    await expect(group(page, 'Pages and help').getByRole('link')).toHaveCount(1);
  });

  test('nothing that is typed breaks it', async ({ page, member }) => {
    void member;
    const hostile = [
      "'",
      '%',
      '\\',
      '<script>alert(1)</script>',
      '\u202Eabc',
      'שלום',
      'x'.repeat(10_000),
      "zz'; drop table messages; --",
    ];
    for (const text of hostile) {
      const answer = await page.goto(`/search?q=${encodeURIComponent(text)}`);
      expect(answer?.status(), text.slice(0, 40)).toBe(200);
      await expect(page.getByRole('searchbox')).toHaveValue(text.slice(0, 200));
      expect(await sidewaysOf(page), text.slice(0, 40)).toBe(0);
    }
    for (const query of ['q=a&group=MESSAGES&after=nonsense', 'q=a&group=NONE&after=x', 'q=%00']) {
      expect((await page.goto(`/search?${query}`))?.status(), query).toBe(200);
    }
  });
});

test('axe finds no fault in results and palette, in any width and color', async ({
  page,
  context,
  product,
  member,
}) => {
  void member;
  test.slow();
  await uploadVoice(context, product.origin, 'שלום מסבתא, a message');
  await write(context, product.origin, 'A message for a very long winter in the mountains');
  for (const path of ['/search?q=message', '/search?q=zzzz', '/search']) {
    await page.goto(path);
    await page.locator('html[data-mounted]').waitFor();
    for (const look of looks) {
      const place = `${path} ${look.width} ${look.colorScheme}`;
      expect.soft(await faultsIn(page, look), place).toEqual([]);
      expect.soft(await sidewaysOf(page), place).toBe(0);
    }
  }
  await openByKeys(page);
  await page.keyboard.type('message');
  await expect(option(page, 'A message for a very long winter')).toBeVisible();
  for (const look of looks) {
    const place = `palette ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), place).toEqual([]);
  }
});

test('a visitor is led to the sign-in and back to the search', async ({ page }) => {
  await page.goto('/search?q=lake');
  await expect(page).toHaveURL(`/?auth=signin&returnUrl=${encodeURIComponent('/search?q=lake')}`);
});
