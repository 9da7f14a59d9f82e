import type { Page, Route } from '@playwright/test';
import { expect, test } from '../harness/product-test.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { SiteHeader } from '../page-models/site-header.ts';

test.use({ sharesProduct: true });

/** A telephone at the edge of a village: 400 ms there and back, 400 kbit/s. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** Holds every script back. @returns what lets them go */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route('**/assets/**/*.js', (route) => {
    if (open) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const painted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const [name, path] of [
  ['the home page', '/'],
  ['an article', '/blog/eternal-communication-record-and-share-lasting-memories'],
  ['a quiz', '/voice-message-quiz'],
] as const) {
  test(`${name} is drawn on a slow line before any script has come`, async ({ page }) => {
    await slowDown(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => painted(page)).toBe(true);
    expect(await page.locator('html[data-mounted]').count()).toBe(0);
    await release();
    await new SiteHeader(page).ready();
  });
}

test('a press on Get Started before any script has come opens the sign-in once it has', async ({
  page,
}) => {
  await slowDown(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/');
  await release();
  await expect(new AuthModal(page).heading).toHaveText('Welcome Back');
});

test('a press on Get Started opens the page of plain forms where the scripts are refused', async ({
  page,
}) => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).first().click();
  await page.waitForURL('**/sign-in*');
  await expect(page.getByRole('region', { name: 'Create Your Account' })).toBeVisible();
});

test('a press that came before the scripts were refused is not lost either', async ({ page }) => {
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((done) => (refuse = done));
  await page.route('**/assets/**/*.js', async (route) => {
    await refused;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/');
  refuse();
  await page.waitForURL('**/sign-in*');
});

test('what was typed and chosen before the scripts is there when they have come', async ({
  page,
}) => {
  await slowDown(page);
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const words = page.getByRole('main').getByLabel('Your message');
  await words.fill('Typed before anything had come');
  await release();
  await new SiteHeader(page).ready();
  await expect(words).toHaveValue('Typed before anything had come');
  await page.goto('about:blank');

  const again = await holdScripts(page);
  await page.goto('/voice-message-quiz', { waitUntil: 'commit' });
  const answer = page.getByRole('main').getByRole('radio').nth(1);
  await answer.check();
  await again();
  await new SiteHeader(page).ready();
  await expect(answer).toBeChecked();
});
