import { AuthenticatorApp, setUpAuthenticator } from '../harness/authenticator.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import type { Page } from '@playwright/test';

test.use({ sharesProduct: true });

/** No fault that axe finds and no scrolling sideways, wide and narrow, light and dark. */
async function lookAt(page: Page): Promise<void> {
  for (const look of looks) {
    const place = `${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), place).toEqual([]);
    expect.soft(await sidewaysOf(page), place).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a member sets an authenticator app up, signs in with it, and turns it off', async ({
  page,
  member,
}) => {
  test.slow();
  await page.goto('/settings');
  await new SiteHeader(page).ready();
  const section = page.getByRole('region', { name: 'Sign-in in two steps' });
  await section.getByRole('button', { name: 'Set it up' }).click();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  await lookAt(page);
  const key = section.getByText(/^([A-Z2-7]{4} ?){8}$/);
  const app = new AuthenticatorApp((await key.innerText()).replaceAll(' ', ''));
  const field = section.getByLabel('Then enter the six digits it shows');
  await field.fill('12 34 56');
  await section.getByRole('button', { name: 'Turn it on' }).click();
  await expect(field).toHaveAccessibleDescription(/That code does not match/);
  await field.fill(app.code());
  await section.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('region', { name: 'Keep these recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').allInnerTexts();
  await lookAt(page);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section).toContainText('10 recovery codes are left.');

  await page.context().clearCookies();
  await page.goto('/?auth=signin');
  const modal = new AuthModal(page);
  await modal.fill(member.email, member.password);
  await modal.button('Sign In').click();
  await expect(modal.heading).toHaveText('One More Step');
  const code = modal.root.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await lookAt(page);
  await code.fill('000000');
  await modal.button('Confirm').click();
  await expect(code).toHaveAccessibleDescription(/That code is not right/);
  await code.fill(app.code());
  await modal.button('Confirm').click();
  await page.waitForURL('**/dashboard');

  await page.goto('/settings');
  await new SiteHeader(page).ready();
  await section.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await codes.getByRole('listitem').allInnerTexts()).not.toContain(recovery[0]);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await section.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn it off' }).click();
  await expect(section.getByRole('button', { name: 'Set it up' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sign-in in two steps turned off')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a member signs in with a recovery code, by plain forms, and gets where they wanted', async ({
    page,
    context,
    product,
  }) => {
    const member = await signUp(context, product.origin);
    const { recovery } = await setUpAuthenticator(context.request, product.origin);
    await context.clearCookies();

    await page.goto('/sign-in?returnUrl=/schedule-message');
    const known = page.getByRole('region', { name: 'Welcome Back' });
    await known.getByLabel('Email').fill(member.email);
    await known.getByLabel('Password').fill(member.password);
    await known.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/sign-in/code?*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step to sign in');
    const code = page.getByLabel('Code');
    await code.fill('aaaa-bbbb-cccc');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(code).toHaveAccessibleDescription(/That recovery code is not right/);
    await code.fill(recovery[0] ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/schedule-message');
    await expect(page.getByRole('textbox', { name: 'Your letter' })).toBeVisible();
  });

  test('the page of the second step alone leads back to the password', async ({ page }) => {
    await page.goto('/sign-in/code');
    await page.getByLabel('Code').fill('123456');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText('Please sign in with your password again');
    await page.getByRole('link', { name: 'Start over with your password.' }).click();
    await page.waitForURL('**/sign-in');
  });
});

test('the page of the second step reads well, wide and narrow, light and dark', async ({
  page,
}) => {
  await page.goto('/sign-in/code');
  await lookAt(page);
});
