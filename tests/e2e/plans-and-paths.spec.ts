import { expect, test } from '../harness/product-test.ts';
import { pressOn, tabTo } from '../harness/tab-to.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { ComposerPage } from '../page-models/composer-page.ts';
import { SiteHeader } from '../page-models/site-header.ts';

test.use({ sharesProduct: true });

test('a reader without scripts turns the prices to a year, by keyboard', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pricing-plans');
  const plan = page.getByRole('article', { name: 'Complete Legacy' });
  await expect(plan.getByText('$31.95 per 3 months')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Quarterly' }));
  await page.keyboard.press('ArrowRight');
  await expect(plan.getByText('$102 per year')).toBeVisible();
  await expect(plan.getByText('Saves $25.80 a year')).toBeVisible();
  await expect(plan.getByText('$31.95')).toBeHidden();
  await pressOn(page, page.locator('summary', { hasText: 'Compare all plans' }));
  await expect(page.getByText('$80 per year')).toBeVisible();
  await context.close();
});

test('a reader without scripts is led by two answers to one page, and back again', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/discover-your-path');
  await pressOn(page, page.getByRole('link', { name: 'I want to keep someone’s voice' }));
  await expect(page.getByRole('heading', { name: 'Whose voice is it?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What brings you here?' })).toBeHidden();
  await pressOn(page, page.getByRole('link', { name: 'A parent’s or grandparent’s' }));
  await expect(page.getByRole('heading', { name: 'Ask one good question' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Whose voice is it?' })).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Questions to ask a parent' }).click();
  await page.waitForURL('**/before-its-too-late');
  await context.close();
});

test('a visitor signs up at a template and finds its words in the composer', async ({ page }) => {
  await page.goto('/premium-templates');
  await page.getByRole('link', { name: 'Start from this one : Halfway' }).click();
  await new SiteHeader(page).ready();
  await page.getByRole('main').getByRole('button').first().click();
  const email = `template.${process.pid}.${Date.now()}@example.org`;
  const modal = new AuthModal(page);
  await modal.tab('Sign Up').click();
  await modal.fill(email, 'a gate in the garden');
  await modal.button('Create Account').click();
  const composer = new ComposerPage(page);
  await composer.ready();
  await expect(composer.title).toHaveValue('We are halfway');
  await expect(composer.letter).toHaveValue(/the goodbye is used up/);

  await composer.letter.fill('Dear Jo, from here on it is downhill.');
  await expect(composer.saved).toBeVisible();
  await expect(page).toHaveURL(/schedule-message\?message=[^&]+$/);
  await page.goto('/schedule-message?template=nowhere');
  await composer.ready();
  await expect(composer.title).toHaveValue('');
});

test('the questions are searched while one types, and by the server without scripts', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/faqs');
  await new SiteHeader(page).ready();
  await page.getByRole('searchbox').fill('batteries');
  const main = page.getByRole('main');
  await expect(main.getByText('1 question speaks of “batteries”.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(1);

  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/faqs?q=batteries');
  await expect(plain.getByText('You lose a second at most.')).toBeVisible();
  await expect(plain.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${product.origin}/faqs`,
  );
  await context.close();
});
