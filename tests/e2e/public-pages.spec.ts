import { listedPaths } from '../harness/documented-routes.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expect, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

test('a reader without scripts can read every public page', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of listedPaths) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(new SiteHeader(page).signInOrUp, path).toBeVisible();
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
  await expect(header.disclosure('Core Features')).not.toHaveAttribute('open');
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

test('a click on a menu keeps open what the pointer has just opened, and the next one closes it', async ({
  page,
}) => {
  const header = new SiteHeader(page);
  await page.goto('/about');
  await header.ready();
  const support = header.menu('Legacy Support');
  await support.hover();
  await expect(header.link('How It Works')).toBeVisible();
  await support.click();
  await expect(header.link('How It Works')).toBeVisible();
  await support.click();
  await expect(header.link('How It Works')).toBeHidden();
});

test('the menus and the menu button work without scripts', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const header = new SiteHeader(page);
  await page.goto('/about');
  await header.menu('Legacy Support').click();
  await expect(header.link('How It Works')).toBeVisible();
  await header.menu('Core Features').click();
  await expect(header.link('How It Works')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.reload();
  await expect(header.link('Pricing')).toBeHidden();
  await header.openMenuButton.click();
  await header.link('Pricing').click();
  await page.waitForURL('**/pricing');
  await context.close();
});

test('the page behind the open menu of a small screen does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const header = new SiteHeader(page);
  await page.goto('/about');
  await header.ready();
  await header.openMenuButton.click();
  await expect(header.signInOrUp).toBeInViewport();
  await page.mouse.move(180, 600);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
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
