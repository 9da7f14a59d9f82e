import type { Page } from '@playwright/test';
import { tabTo } from '../harness/tab-to.ts';
import { expect, test } from '../harness/product-test.ts';
import { AuthModal } from '../page-models/auth-modal.ts';

test.use({ sharesProduct: true });

const alive = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('html[data-mounted]').waitFor();
};
/** The scripts of a tree or of overlays come when the page is mounted. */
const enlivened = async (page: Page, path: string) => {
  await alive(page, path);
  await page.locator('html[data-enlivened]').waitFor();
};

test('every button of the landing page does what is written of it', async ({ page }) => {
  await alive(page, '/');
  const main = page.getByRole('main');
  const modal = new AuthModal(page);
  // C4: the modal starts at Sign In on each open, whichever button opened it.
  for (const name of [
    'Get Started',
    'Try Platform',
    'Start Recording Messages',
    'Build Voice Family Tree',
    'Get Started Free',
    'Sign In',
  ]) {
    await main.getByRole('button', { name, exact: true }).first().click();
    await expect(modal.heading, name).toHaveText('Welcome Back');
    await page.keyboard.press('Escape');
    await expect(modal.root).toBeHidden();
  }
  for (const [name, href] of [
    ['Come Take A Look', '#memories'],
    ['See How It Works', '#memories'],
    ['Start Recording Voices', '/voice-recordings'],
    ['Begin Your Legacy FREE', '/pricing'],
    ['Build Voice Family Tree', '/?section=family-tree'],
    ['Record Family Stories', '/future-messages'],
    ['Get Free Assistance', '/ancestry'],
    ['Learn More about looking for someone', '/ancestry'],
  ] as const) {
    await expect.soft(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  // The film says nothing that its captions do not.
  const captions = main.locator('video track[kind=captions]');
  const text = await (await page.request.get((await captions.getAttribute('src')) ?? '')).text();
  expect(text).toMatch(/^WEBVTT\n/);
  for (const sentence of ['We kept both.', 'I was never so calm.', 'about the boat.']) {
    expect(text).toContain(sentence);
  }
});

test('a visitor plays the voice of the hero and moves in it, and without scripts the browser plays it', async ({
  page,
  browser,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const voice = page.locator('[data-island=voice]');
  const heard = () => voice.evaluate((it) => parseFloat(it.style.getPropertyValue('--heard')));
  await voice.getByRole('button', { name: 'Play the sample voice' }).click();
  await expect.poll(heard, 'the waveform fills').toBeGreaterThan(2);
  await voice.getByRole('button', { name: 'Pause the sample voice' }).click();
  const place = voice.getByRole('slider', { name: 'Place in the recording' });
  await place.press('Home');
  await expect(place).toHaveAttribute('aria-valuetext', '0:00');
  await place.press('PageUp');
  await expect(place).not.toHaveAttribute('aria-valuetext', '0:00');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await voice.getByRole('button', { name: 'Play the sample voice' }).click();
  await expect.poll(heard, 'with reduced motion the waveform stands still').toBe(100);
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/');
  await expect(plain.locator('[data-island=voice] audio[controls]')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Play the sample voice' })).toBeHidden();
  await context.close();
});

test('a section of the home page opens from its address, and anything else is the landing page', async ({
  page,
  product,
}) => {
  await alive(page, '/?section=recipes&utm_source=letter');
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('Voices and letters that arrive when they are needed');
  await expect(bar.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  await expect(bar.getByRole('link', { name: 'Demo Login' })).toHaveAttribute('href', '/demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save the recipe, and the cook');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${product.origin}/`);
  await bar.getByRole('button', { name: 'Get Started' }).click();
  await expect(new AuthModal(page).heading).toHaveText('Welcome Back');
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Time Capsules' }).click();
  await expect(page).toHaveURL(/section=time-capsules$/);
  await page.locator('html[data-mounted]').waitFor();
  await bar.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
  for (const hostile of ['Recipes', '%E0%A4%A', '<script>', '../recipes', 'x'.repeat(4000)]) {
    const answer = await page.request.get(`/?section=${hostile}`);
    expect.soft(answer.status(), hostile).toBe(200);
    expect.soft(await answer.text(), hostile).toContain('Come Take A Look');
  }
});

test('a member is welcomed above a section, and Sign Out leads back to the landing page', async ({
  page,
  member,
  product,
}) => {
  await alive(page, '/?section=memories');
  const bar = page.getByRole('banner');
  await expect(bar.getByText(`Welcome, ${member.email.slice(0, 3)}`)).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Demo Login' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
  await expect(page.getByRole('button', { name: 'Sign In / Sign Up' })).toBeVisible();
});

test('the overlays open and close by the keyboard, by their address and by the back button', async ({
  page,
}) => {
  await enlivened(page, '/enhanced');
  const opener = page.getByRole('link', { name: 'Living Family Tree', exact: true });
  const overlay = page.getByRole('dialog', { name: 'Living Family Tree' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(overlay).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => document.activeElement?.closest('header, footer'));
    expect(outside, 'the focus stays within').toBeFalsy();
  }
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/enhanced$/);
  await opener.press('Enter');
  await expect(page).toHaveURL(/#room-family-tree$/);
  await page.goBack();
  await expect(overlay).toBeHidden();
  await enlivened(page, '/enhanced?from=a-letter#room-memory-vault');
  const vault = page.getByRole('dialog', { name: 'Memory Vault' });
  await vault.getByRole('button', { name: 'Close' }).click();
  await expect(vault).toBeHidden();
  await expect(page).toHaveURL(/\/enhanced\?from=a-letter$/);
});

test('the sample tree is walked by the arrow keys, and read without scripts', async ({
  page,
  browser,
  product,
}) => {
  await enlivened(page, '/voice-ancestry');
  const tree = page.getByRole('group', { name: /^Family tree of/ });
  const person = (name: string) => tree.getByRole('link', { name: new RegExp(`^${name} `) });
  await tabTo(page, person('Elin'));
  await page.keyboard.press('ArrowDown');
  await expect(person('Ingrid')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(person('Anders')).toBeFocused();
  await expect(person('Anders')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Anders Lindqvist' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Elin/ })).toBeHidden();
  const voice = page.getByLabel('“The tiller”, told by Anders');
  const sound = await page.request.get((await voice.getAttribute('src')) ?? '');
  expect(sound.headers()['content-type']).toBe('audio/mpeg');
  await page.getByRole('link', { name: 'Rosa', exact: true }).click();
  await expect(person('Rosa')).toBeFocused();
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/family-tree');
  await plain.getByRole('link', { name: /^Marta Hollar, 1919/ }).click();
  await expect(plain.getByRole('heading', { name: /^Marta Hollar/ })).toBeVisible();
  await expect(plain.getByRole('heading', { name: /^Maja/ })).toBeHidden();
  await context.close();
});
