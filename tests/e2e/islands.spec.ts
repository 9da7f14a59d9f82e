import type { Page } from '@playwright/test';
import { expect, test } from '../harness/product-test.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { toastOn } from '../page-models/toast.ts';

/** Opens a page and refuses every script that it asks for after the client has started. */
async function openAlone(page: Page, path: string): Promise<void> {
  let client = true;
  await page.route('**/assets/**/*.js', (route) => (client ? route.continue() : route.abort()));
  await page.goto(path);
  await new SiteHeader(page).ready();
  client = false;
}

/** Opens a page whose islands are all refused, even those that it asks for at once. */
async function openWithoutIslands(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const [, client = ''] = /<script[^>]*src="([^"]+\.js)"/.exec(html) ?? [];
  const needed = await closureOf(page, client);
  await page.route('**/assets/**/*.js', (route) =>
    needed.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(path);
  await new SiteHeader(page).ready();
}

/** The paths of a script and of everything that it imports before it runs. */
async function closureOf(
  page: Page,
  path: string,
  found = new Set<string>(),
): Promise<Set<string>> {
  if (found.has(path)) return found;
  found.add(path);
  const source = await (await page.request.get(path)).text();
  for (const [, name = ''] of source.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)) {
    await closureOf(page, new URL(name, `http://here.invalid${path}`).pathname, found);
  }
  return found;
}

// The sample tree, the overlays and the way to the recorder are part of the client itself.
for (const [island, path] of [
  ['the quiz', '/voice-message-quiz'],
  ['the enquiry form', '/contact'],
  ['the cost calculator', '/transparent-pricing'],
] as const) {
  test(`without the code of ${island} its page is read as before and says so`, async ({ page }) => {
    await openWithoutIslands(page, path);
    await expect(toastOn(page, 'A part of this page did not load')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('without the code of the sign-in a press shows words, and the page stays', async ({
  page,
}) => {
  await openAlone(page, '/about');
  await new SiteHeader(page).openAuthModal();
  await expect(page.getByRole('alert')).toContainText('The sign-in form did not load');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a sign-in that could not be loaded opens by the next press', async ({ page }) => {
  await openAlone(page, '/about');
  const header = new SiteHeader(page);
  await header.openAuthModal();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await header.signInOrUp.click();
  await expect(new AuthModal(page).heading).toHaveText('Welcome Back');
});

test('without its code the newsletter form is sent as the plain form it is', async ({ page }) => {
  await openAlone(page, '/newsletter');
  const main = page.getByRole('main');
  await main.getByLabel('Your email address').fill('half.loaded@example.net');
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
});

test('without its code the search of the questions asks the server', async ({ page }) => {
  await openAlone(page, '/faqs');
  const search = page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.locator('form[action="/faqs"] input'));
  await search.first().fill('price');
  await search.first().press('Enter');
  await page.waitForURL('**/faqs?q=price');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without its code the list of articles goes on at the next page', async ({ page }) => {
  await openAlone(page, '/blog');
  await page.getByRole('button', { name: 'Load More Articles' }).click();
  await page.waitForURL('**/blog?*after=*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
