import type { Page } from '@playwright/test';
import { setUpAuthenticator } from '../harness/authenticator.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import { VirtualAuthenticator } from '../harness/virtual-authenticator.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { SiteHeader } from '../page-models/site-header.ts';

/** No fault that axe finds and no scrolling sideways, wide and narrow, light and dark. */
async function lookAt(page: Page): Promise<void> {
  for (const look of looks) {
    const place = `${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), place).toEqual([]);
    expect.soft(await sidewaysOf(page), place).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** What each page from now on asks the device, in order, and whether it stopped asking. */
async function noteQuestions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: CredentialRequestOptions[] = [];
    Object.assign(window, { asked });
    const get = CredentialsContainer.prototype.get;
    CredentialsContainer.prototype.get = function (options = {}) {
      asked.push(options);
      return get.call(this, options);
    };
  });
  return () =>
    page.evaluate(() => {
      const asked = Reflect.get(window, 'asked') as CredentialRequestOptions[];
      return asked.map(
        ({ mediation, signal }) => `${mediation}${signal?.aborted ? ', aborted' : ''}`,
      );
    });
}

/** The page is open at /settings afterwards, with the passkey in the list. */
async function addPasskey(page: Page, name: string) {
  await page.goto('/settings');
  await new SiteHeader(page).ready();
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByLabel('Name of the new passkey').fill(name);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByRole('listitem').filter({ hasText: name })).toContainText(
    'Not used yet',
  );
  return section;
}

test('a member adds a passkey, signs in with it alone, and removes it', async ({
  page,
  member,
}) => {
  test.slow();
  void member;
  const device = await VirtualAuthenticator.of(page);
  let section = await addPasskey(page, 'My phone');
  await lookAt(page);

  await page.context().clearCookies();
  await device.responds(false);
  const asked = await noteQuestions(page);
  await page.goto('/?auth=signin');
  const modal = new AuthModal(page);
  await expect(modal.button('Sign in with a passkey')).toBeVisible();
  await expect.poll(asked).toEqual(['conditional']);
  await lookAt(page);
  await device.verifies(false);
  await device.responds(true);
  await modal.button('Sign in with a passkey').click();
  await expect(modal.root.getByRole('alert')).toContainText('did not give us a passkey');
  // The suggestions are asked for once more; a device that answered them would sign in by itself.
  await device.responds(false);
  await expect.poll(async () => (await asked()).length).toBe(3);
  await device.verifies(true);
  await device.responds(true);
  await modal.button('Sign in with a passkey').click();
  await page.waitForURL('**/dashboard');

  await page.goto('/settings');
  await new SiteHeader(page).ready();
  section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByRole('listitem')).toContainText('Last used');
  await section.getByRole('button', { name: 'Remove the passkey My phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);

  await device.responds(false);
  await page.context().clearCookies();
  await page.goto('/?auth=signin');
  await expect(modal.button('Sign in with a passkey')).toBeVisible();
  await expect.poll(asked).toEqual(['conditional']);
  await device.responds(true);
  await modal.button('Sign in with a passkey').click();
  await expect(modal.root.getByRole('alert')).toContainText('That passkey was not accepted');
});

test('a member renames a passkey by keyboard, and may think better of it', async ({
  page,
  member,
}) => {
  void member;
  await VirtualAuthenticator.of(page);
  const section = await addPasskey(page, 'Phone');
  await section.getByRole('button', { name: 'Rename the passkey Phone' }).press('Enter');
  const field = section.getByLabel('New name of the passkey Phone');
  await expect(field).toBeFocused();
  await lookAt(page);
  await field.press('Escape');
  const item = section.getByRole('listitem');
  await expect(item.getByRole('button', { name: 'Rename the passkey Phone' })).toBeFocused();

  await page.keyboard.press('Enter');
  await field.fill(' ');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Please enter a name.');
  await field.fill('Grandma’s old phone');
  await field.press('Enter');
  await expect(item).toContainText('Grandma’s old phone');
  await expect(
    item.getByRole('button', { name: 'Rename the passkey Grandma’s old phone' }),
  ).toBeFocused();
  await page.reload();
  await expect(item).toContainText('Grandma’s old phone');
});

test('a member picks a passkey among the suggestions of the email field', async ({
  page,
  member,
}) => {
  void member;
  const device = await VirtualAuthenticator.of(page);
  await addPasskey(page, 'My phone');
  await page.context().clearCookies();
  await device.responds(false);

  const asked = await noteQuestions(page);
  await page.goto('/?auth=signin');
  const modal = new AuthModal(page);
  await expect(modal.email).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.poll(asked).toEqual(['conditional']);
  await page.keyboard.press('Escape');
  await expect(modal.root).toBeHidden();
  await expect.poll(asked).toEqual(['conditional, aborted']);
  await device.responds(true);
  await new SiteHeader(page).signInOrUp.click();
  await page.waitForURL('**/dashboard');

  await page.context().clearCookies();
  await page.goto('/sign-in?returnUrl=/schedule-message');
  await new SiteHeader(page).ready();
  await page.getByRole('textbox', { name: 'Email' }).first().focus();
  await page.waitForURL('**/schedule-message');
});

test('a passkey is the second step after the password, and the page of plain forms takes it too', async ({
  page,
  member,
  product,
}) => {
  const device = await VirtualAuthenticator.of(page);
  await addPasskey(page, 'My laptop');
  await setUpAuthenticator(page.context().request, product.origin);
  await page.context().clearCookies();
  await device.responds(false);
  await page.goto('/?auth=signin');
  const modal = new AuthModal(page);
  await modal.fill(member.email, member.password);
  await modal.button('Sign In').click();
  await expect(modal.heading).toHaveText('One More Step');
  await lookAt(page);
  await device.responds(true);
  await modal.button('Use a passkey instead').click();
  await page.waitForURL('**/dashboard');

  await page.context().clearCookies();
  await device.responds(false);
  const asked = await noteQuestions(page);
  await page.goto('/sign-in?returnUrl=/schedule-message');
  await new SiteHeader(page).ready();
  await page.getByRole('textbox', { name: 'Email' }).first().focus();
  await expect.poll(asked).toEqual(['conditional']);
  await device.responds(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/schedule-message');
});

test('a passkey is no second step where no first one was taken', async ({ page }) => {
  await page.goto('/sign-in/code');
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByRole('alert')).toContainText('Please sign in with your password again');
});

test('where the settings ask for the password again, a passkey will do', async ({
  page,
  member,
  product,
}) => {
  await VirtualAuthenticator.of(page);
  await addPasskey(page, 'My key');
  await inDatabase(
    product,
    `update sessions set password_proven_at = now() - interval '1 hour'
      where user_id = (select id from users where email = $1)`,
    [member.email],
  );
  await page.reload();
  await new SiteHeader(page).ready();
  const steps = page.getByRole('region', { name: 'Sign-in in two steps' });
  await steps.getByRole('button', { name: 'Set it up' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it really you?' });
  await lookAt(page);
  await asked.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(asked).toBeHidden();
  await expect(steps.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('an administrator signs in to the console with a passkey', async ({ page, administrator }) => {
  void administrator;
  await VirtualAuthenticator.of(page);
  await addPasskey(page, 'Desk');
  await page.context().clearCookies();
  await page.goto('/admin-login');
  await page.getByRole('heading', { name: 'Admin sign-in' }).waitFor();
  await lookAt(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await new ConsolePage(page, async () => {}).ready();
});
