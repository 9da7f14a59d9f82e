import { deadControls } from '../harness/dead-controls.ts';
import { publicPageTypes } from '../harness/page-types.ts';
import { expect, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true, javaScriptEnabled: false });

test('on no type of page a button or link leads nowhere', async ({ page }) => {
  test.slow();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { path, name } of publicPageTypes) {
      await page.goto(path);
      expect.soft(await deadControls(page), `${name} at ${width} px`).toEqual([]);
    }
  }
});

test('a dead button, a dead link and a form without a button are found', async ({ page }) => {
  await page.setContent(`
    <button type="button">Nothing</button> <a href="#nowhere">Nowhere</a> <a>No address</a>
    <form><input name="q"></form>
    <a href="#here" id="here">Here</a> <form><input name="q"><button>Ask</button></form>
    <button type="button" hidden>Unseen</button>`);
  expect(await deadControls(page)).toHaveLength(4);
});

test('somebody signs up, out of sight of any script, and comes back where they wanted to be', async ({
  page,
}) => {
  await page.goto('/schedule-message');
  await page.getByRole('button', { name: 'Get Started Free' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in or create an account');
  const fresh = page.getByRole('region', { name: 'Create Your Account' });
  const email = `plain.${Date.now()}@example.org`;

  await fresh.getByLabel('Email').fill(email);
  await fresh.getByLabel('Password').fill('short');
  await fresh.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(fresh.getByLabel('Password')).toHaveAccessibleDescription(
    /Password must be at least 6 characters/,
  );
  await expect(fresh.getByLabel('Email')).toHaveValue(email);
  await expect(fresh.getByLabel('Password')).toHaveValue('');

  await fresh.getByLabel('Password').fill('a gate in the garden');
  await fresh.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/schedule-message');
  await expect(page.getByRole('textbox', { name: 'Your letter' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In / Sign Up' }).click();
  const known = page.getByRole('region', { name: 'Welcome Back' });
  await known.getByLabel('Email').fill(email);
  await known.getByLabel('Password').fill('not the one');
  await known.getByRole('button', { name: 'Sign In' }).click();
  await expect(known.getByRole('alert')).toContainText('is not right');
  await known.getByLabel('Password').fill('a gate in the garden');
  await known.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the way back never leads to another site', async ({ page, request, product }) => {
  await page.goto('/sign-in?returnUrl=https://elsewhere.example/');
  await expect(page.locator('input[name=returnUrl]')).toHaveCount(0);
  const answer = await request.post('/sign-in', {
    headers: { origin: 'https://elsewhere.example' },
    form: { act: 'signup', email: 'x@example.org', password: 'a gate in the garden' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
  expect(new URL(answer.url()).origin).toBe(product.origin);
});
