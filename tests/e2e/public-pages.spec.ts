import AxeBuilder from '@axe-core/playwright';
import { listedPaths } from '../harness/documented-routes.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expect, test } from '../harness/product-test.ts';

const paths = [
  ...listedPaths,
  '/blog/eternal-communication-record-and-share-lasting-memories',
  ...['/enhanced', '/nowhere', '/verify-email/abc', '/reset-password/abc'],
];
/** One page of each kind, looked at in both colours at both widths. */
const kinds = [
  ...['/', '/about', '/how-it-works', '/privacy-policy', '/privacy', '/terms-of-service'],
  ...['/future-messages', '/schedule-message', '/blog', '/pricing', '/contact', '/quizzes'],
  ...['/family-tree', '/nowhere', '/verify-email/abc', '/reset-password/abc'],
];

/** As many pages as a test can look at in its time. */
const portionsOf = (all: readonly string[]) =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, index) =>
    all.slice(index * 10, (index + 1) * 10),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    const look = {
      colorScheme,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    } as const;
    test(`axe finds nothing in the auth modal, ${colorScheme}, ${width} px`, async ({
      browser,
      product,
    }) => {
      const context = await browser.newContext({ baseURL: product.origin, ...look });
      const page = await context.newPage();
      await page.goto('/');
      await new SiteHeader(page).openAuthModal();
      await page.getByRole('dialog').waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
      await context.close();
    });

    // Every page at both widths and in both colours; every pair of them for one page of each kind.
    const everyPage = (width === 360) === (colorScheme === 'light');
    for (const [index, portion] of portionsOf(everyPage ? paths : kinds).entries()) {
      test(`axe finds nothing on public pages, ${colorScheme}, ${width} px, part ${index + 1}`, async ({
        browser,
        product,
      }) => {
        const context = await browser.newContext({ baseURL: product.origin, ...look });
        const page = await context.newPage();
        for (const path of portion) {
          await page.goto(path);
          await new SiteHeader(page).ready();
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect.soft(violations, path).toEqual([]);
        }
        await context.close();
      });
    }
  }
}

test('no public page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(320);
  }
});

test('every public page comes to life without a word in the console', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  for (const path of paths.filter((each) => each !== '/nowhere')) {
    const answer = await page.goto(path);
    await new SiteHeader(page).ready();
    // The browser itself names a page that answers 404, as a link that opens nothing does.
    const named = answer?.status() === 404 ? said.filter((line) => line.includes('404')) : [];
    expect.soft(said.splice(0), path).toEqual(named.slice(0, 1));
  }
});

test('a reader without scripts can read every public page', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of listedPaths) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(page.getByRole('banner').locator('noscript p'), path).toBeVisible();
    // A chooser asks one question at a time.
    const least = path === '/discover-your-path' ? 300 : 600;
    expect.soft((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(least);
  }
  await context.close();
});

test('an unknown address answers 404, with a hint for developers', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Page Not Found');
  await expect(page.getByText('Did you forget to add a page?')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the chosen colours stay, and are there before the page is painted', async ({ page }) => {
  await page.goto('/about');
  await new SiteHeader(page).ready();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/how-it-works');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page whose scripts cannot be loaded asks for patience', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByText('Please wait while the platform initializes.')).toBeVisible();
});

test('the menus work with the keyboard', async ({ page }) => {
  const header = new SiteHeader(page);
  await page.goto('/about');
  await header.ready();
  const features = header.menu('Core Features');
  await features.focus();
  await page.keyboard.press('ArrowDown');
  await expect(header.link('Future Messages')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(features).toBeFocused();
  await expect(features).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(header.menu('Family Tree Builder')).toBeFocused();
});

test('the menus open under the pointer and lead on', async ({ page }) => {
  const header = new SiteHeader(page);
  await page.goto('/about');
  await header.ready();
  await header.menu('Legacy Support').hover();
  await header.link('How It Works').click();
  await page.waitForURL('**/how-it-works');
});

test('the menu of a small screen closes when something is chosen, and by Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const header = new SiteHeader(page);
  await page.goto('/');
  await header.ready();
  await header.openMenuButton.click();
  await expect(header.link('About')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.link('About')).toBeHidden();
  await header.openMenuButton.click();
  await header.signInOrUp.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(header.link('About')).toBeHidden();
});

test('the home page leads messages to their page, and its look button to the memories', async ({
  page,
}) => {
  await page.goto('/?section=messages');
  await page.waitForURL('**/future-messages');
  await page.goto('/');
  await page.getByRole('link', { name: 'Come Take A Look' }).click();
  await expect(page.getByRole('heading', { name: 'Memory Vault' })).toBeInViewport();
});

test('public pages are the same bytes for everyone, and are not sent twice', async ({
  request,
  member,
  page,
}) => {
  const read = async () => (await request.get('/about')).text();
  const visitor = await read();
  const memberSees = await page.request.get('/about');
  expect(await memberSees.text()).toBe(visitor);
  expect(member.email).toBeTruthy();
  const { etag = '', ...headers } = memberSees.headers();
  expect(headers['cache-control']).toContain('public');
  const again = await request.get('/about', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});
