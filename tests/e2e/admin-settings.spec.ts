import type { Page, Route } from '@playwright/test';
import { signInAsAdministrator } from '../harness/administrator.ts';
import { faultsOf } from '../harness/axe.ts';
import { faultsIn, looks } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { SettingsPlace } from '../page-models/admin/settings-place.ts';
import { SiteHeader } from '../page-models/site-header.ts';

const address = '/admin-control-panel';
const inBrowser = (page: Page) =>
  new ConsolePage(page, async (query) => {
    await page.goto(query ? `${address}?${query}` : address);
  });

async function open(page: Page): Promise<SettingsPlace> {
  const panel = inBrowser(page);
  await panel.open();
  await panel.ready();
  const settings = new SettingsPlace(page);
  await settings.heading.waitFor();
  return settings;
}

test('the documented settings: their defaults, each sent on change, shown only when saved', async ({
  page,
  administrator,
}) => {
  void administrator;
  const refuseReading = async (route: Route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('query SystemSettings')) await route.abort();
    else await route.fallback();
  };
  await page.route('**/graphql', refuseReading);
  const settings = await open(page);
  // Nothing could be read: the documented defaults, no message, and a way to try again.
  await expect(settings.maintenance).not.toBeChecked();
  await expect(settings.registration).toBeChecked();
  await expect(settings.maxFileSize).toHaveValue('100');
  await expect(settings.notifications).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/graphql');
  const read = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('query SystemSettings')),
  );
  await settings.refresh.click();
  await read;

  // What shows comes with the answer to the change, not with the next reading.
  await page.route('**/graphql', refuseReading);
  await settings.answered(() => settings.notifications.click());
  await expect(settings.toast('Settings Updated')).toContainText(
    'System settings have been successfully updated.',
  );
  await expect(settings.notifications).not.toBeChecked();
  await expect(page.getByText(/Last changed by admin/)).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await expect(settings.notifications).not.toBeChecked();
  await settings.answered(() => settings.notifications.click());
  await expect(settings.notifications).toBeChecked();

  await settings.maxFileSize.fill('20000');
  await settings.maxFileSize.press('Enter');
  await expect(page.getByText('A whole number of megabytes from 1 to 10,240')).toBeVisible();
  // K3: neither is cut to a number that nobody typed.
  await settings.maxFileSize.fill('12.5');
  await settings.maxFileSize.press('Enter');
  await expect(page.getByText('A whole number of megabytes from 1 to 10,240')).toBeVisible();
  await settings.maxFileSize.fill('1e3');
  await settings.answered(() => settings.maxFileSize.press('Enter'));
  await expect(settings.maxFileSize).toHaveValue('1000');
  await settings.maxFileSize.fill('250');
  await settings.answered(() => settings.maxFileSize.press('Enter'));
  await expect(settings.maxFileSize).toHaveValue('250');
  await settings.maxFileSize.fill('100');
  await settings.answered(() => settings.maxFileSize.press('Enter'));

  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('UpdateSystemSettings')) await route.fulfill({ status: 503, body: 'no' });
    else await route.fallback();
  });
  await settings.registration.click();
  await expect(settings.toast('Update Failed')).toContainText('Failed to update system settings.');
  await expect(settings.registration).toBeChecked();
});

test('what another administrator has changed meanwhile is shown, and not overwritten', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const settings = await open(page);
  await expect(settings.maxFileSize).toHaveValue('100');
  const elsewhere = await browser.newContext({ baseURL: product.origin });
  await signInAsAdministrator(elsewhere, product);
  const put = (data: object) =>
    elsewhere.request.put('/api/admin/settings', { headers: { Origin: product.origin }, data });
  expect((await put({ maxFileSize: 300 })).status()).toBe(200);
  await settings.maxFileSize.fill('400');
  await settings.answered(() => settings.maxFileSize.press('Enter'));
  await expect(settings.toast('Update Failed')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'by somebody else' })).toBeVisible();
  await expect(settings.maxFileSize).toHaveValue('300');
  expect((await put({ maxFileSize: 100 })).status()).toBe(200);
  await elsewhere.close();
});

test('maintenance keeps everyone out but administrators; closed registration says so in the modal', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const settings = await open(page);
  // K6: closing the site is confirmed, opening it again is not.
  await settings.maintenance.click();
  await page.getByRole('button', { name: 'Keep the site open' }).click();
  await expect(settings.maintenance).not.toBeChecked();
  await settings.maintenance.click();
  await settings.answered(() =>
    page.getByRole('button', { name: 'Turn on maintenance mode' }).click(),
  );
  await expect(settings.maintenance).toBeChecked();
  // K6: what holds for everyone stands above every place until it is over.
  const standing = page.getByRole('status', { name: 'What holds now' });
  await expect(standing).toContainText('Maintenance mode is on');
  const outside = await browser.newContext({ baseURL: product.origin });
  const visitor = await outside.newPage();
  const answer = await visitor.goto('/about');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBe('300');
  await expect(visitor.getByRole('heading', { name: 'We will be back soon' })).toBeVisible();
  expect(await faultsOf(visitor)).toEqual([]);
  expect((await visitor.goto('/admin-login'))?.status()).toBe(200);
  expect((await visitor.request.get('/healthz')).status()).toBe(200);
  expect((await page.request.get('/about')).status()).toBe(200);
  await settings.answered(() => settings.maintenance.click());
  await expect(settings.maintenance).not.toBeChecked();
  expect((await visitor.goto('/about'))?.status()).toBe(200);

  await settings.answered(() => settings.registration.click());
  await visitor.goto('/');
  await new SiteHeader(visitor).openAuthModal();
  const modal = new AuthModal(visitor);
  await modal.tab('Sign Up').click();
  // K17: before anything is typed.
  await expect(modal.root.getByText('New accounts cannot be created at the moment.')).toBeVisible();
  await expect(modal.email).toBeHidden();
  await expect(modal.button('Create Account')).toBeHidden();
  await modal.tab('Sign In').click();
  await expect(modal.email).toBeVisible();
  await settings.answered(() => settings.registration.click());
  await outside.close();
});

test('the place is accessible, light and dark, narrow and wide', async ({
  page,
  administrator,
}) => {
  void administrator;
  await open(page);
  for (const look of looks) {
    const place = `${look.colorScheme}, ${look.width} px`;
    expect(await faultsIn(page, look), place).toEqual([]);
  }
});
