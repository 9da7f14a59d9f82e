import type { Page } from '@playwright/test';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';
import { pressOn, tabTo } from '../harness/tab-to.ts';

test.use({ sharesProduct: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const families = 'What is your family called?';
const voice = 'Say something to someone you love';
const person = 'Who is it for?';

test('a new account is offered the first steps, and goes from its name to a prepared message', async ({
  page,
  member,
}) => {
  void member;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the family' }).fill('The Bakers');
  await button(page, 'Save and go on').click();

  await expect(heading(page, voice)).toBeVisible();
  const recorder = new RecorderPage(page);
  await recorder.record();
  await recorder.recordedAtLeast(2);
  await recorder.stop();
  await recorder.title.fill('For Ana');
  await button(page, 'Keep it').click();
  await button(page, 'Go on').click();

  await expect(heading(page, person)).toBeVisible();
  await button(page, 'Prepare the message').click();
  await expect(page.getByText('Please write their name')).toBeVisible();
  await page.getByRole('textbox', { name: 'Their name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Their email address' }).fill('ana@example.net');
  await button(page, 'Prepare the message').click();
  await expect(page.getByText('A message for Ana is prepared.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose the day it arrives' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('For Ana');
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ana@example.net');

  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^Begin|^Go on where/ })).toHaveCount(0);
  // Two of the three steps are done; the next one leads to the day.
  await expect(page.getByText('Done', { exact: true })).toHaveCount(2);
  await page.getByRole('link', { name: 'Choose the day' }).click();
  await expect(page).toHaveURL(/message=.*#when$/);
  await page.goto('/progress-tracking');
  await expect(page.getByText('Everything below is kept for The Bakers.')).toBeVisible();
});

test('a name written before the scripts of the page arrived is the one that is saved', async ({
  page,
  member,
}) => {
  void member;
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  await page.goto('/onboarding', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Name of the family' }).fill('The Bakers');
  scripts.resolve();
  await page.locator('html[data-mounted]').waitFor();
  await button(page, 'Save and go on').click();
  await expect(heading(page, voice)).toBeVisible();
  await page.goto('/progress-tracking');
  await expect(page.getByText('Everything below is kept for The Bakers.')).toBeVisible();
});

test('the steps go on where they were left, on another device too, and can be skipped by keyboard', async ({
  page,
  browser,
  product,
  context,
}) => {
  await signUp(context, product.origin);
  await page.goto('/onboarding');
  await page.locator('html[data-mounted]').waitFor();
  await tabTo(page, page.getByRole('textbox', { name: 'Name of the family' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ours');
  await page.keyboard.press('Enter');
  await expect(heading(page, voice)).toBeVisible();
  await expect(page.locator('h1 span')).toBeFocused();

  const other = await browser.newContext({
    baseURL: product.origin,
    storageState: await context.storageState(),
  });
  const second = await other.newPage();
  await expect(async () => {
    await second.goto('/onboarding');
    await expect(heading(second, voice)).toBeVisible();
  }).toPass();
  await second.goto('/dashboard');
  await expect(second.getByRole('link', { name: 'Go on where you stopped' })).toBeVisible();
  await other.close();

  await pressOn(page, button(page, 'Skip this step'));
  await expect(heading(page, person)).toBeVisible();
  await pressOn(page, button(page, 'Skip this step'));
  await expect(heading(page, 'That is a beginning')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'To your home page' }));
  await expect(page).toHaveURL('/dashboard');
});

test('who does not want the steps puts them aside for good', async ({ page, member }) => {
  void member;
  await page.goto('/dashboard');
  await button(page, 'Not now').click();
  await expect(page.getByRole('region', { name: /first recording/ })).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Welcome')).toBeVisible();
  await expect(page.getByRole('region', { name: /first recording/ })).toHaveCount(0);
});

test('each step fits a phone, and axe finds no fault in it', async ({ page, member }) => {
  void member;
  test.slow();
  await page.goto('/onboarding');
  await page.locator('html[data-mounted]').waitFor();
  for (const title of [families, voice, person, 'That is a beginning']) {
    await expect(heading(page, title)).toBeVisible();
    for (const look of looks) {
      const place = `${title} ${look.width} ${look.colorScheme}`;
      expect.soft(await faultsIn(page, look), place).toEqual([]);
      expect.soft(await sidewaysOf(page), place).toBe(0);
    }
    if (title !== 'That is a beginning') await button(page, 'Skip this step').click();
  }
});

test('a visitor is led to the sign-in and back', async ({ page }) => {
  await page.goto('/onboarding');
  await expect(page).toHaveURL(`/?auth=signin&returnUrl=${encodeURIComponent('/onboarding')}`);
});
