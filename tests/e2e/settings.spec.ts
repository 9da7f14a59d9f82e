import type { APIRequestContext, Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { consoleOf } from '../harness/console-of.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { KeysPanel } from '../page-models/keys-panel.ts';
import { MemberShell } from '../page-models/member-shell.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { toastOn } from '../page-models/toast.ts';

async function askWith(request: APIRequestContext, origin: string, secret: string, query: string) {
  const answer = await request.post(`${origin}/graphql`, {
    headers: { Authorization: `Bearer ${secret}` },
    data: { query },
  });
  return { status: answer.status(), body: (await answer.json()) as { data?: unknown } };
}

/** No fault that axe finds and no scrolling sideways, wide and narrow, light and dark. */
async function lookAt(page: Page): Promise<void> {
  for (const look of looks) {
    const place = `${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), place).toEqual([]);
    expect.soft(await sidewaysOf(page), place).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a member finds the settings, makes a key, uses it from a program and ends it', async ({
  page,
  request,
  product,
  member,
}) => {
  test.slow();
  void member;
  const said = consoleOf(page);
  await page.goto('/dashboard');
  const header = new SiteHeader(page);
  await header.ready();
  await new MemberShell(page).openFromAccount('Settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await header.ready();
  const keys = new KeysPanel(page, 'API keys');
  await expect(keys.root).toContainText('No program has a key to your account.');

  const dialog = await keys.begin();
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog).toContainText('Please give the key a name');
  await expect(dialog).toContainText('Please choose at least one thing the key may do');
  await lookAt(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const secret = await keys.make('Home server', ['messages:read']);
  expect(secret).toMatch(/^ic_live_[0-9A-Za-z]{38}$/);
  await expect(keys.row('Home server')).toContainText('Not used yet');
  await expect(keys.row('Home server')).not.toContainText(secret);
  const list = '{ messages { nodes { id } } }';
  expect(await askWith(request, product.origin, secret, list)).toMatchObject({
    status: 200,
    body: { data: { messages: { nodes: [] } } },
  });
  expect((await askWith(request, product.origin, secret, '{ me { email } }')).status).toBe(403);
  await page.reload();
  await header.ready();
  await expect(keys.row('Home server')).toContainText(/Last used|Not used yet/);
  await lookAt(page);
  await keys.revoke('Home server');
  expect((await askWith(request, product.origin, secret, list)).status).toBe(401);
  expect(said).toEqual([]);
});

test('a member changes name, zone and password, and signs another device out', async ({
  page,
  browser,
  product,
  member,
}) => {
  test.slow();
  const elsewhere = await browser.newContext();
  const signIn = await elsewhere.request.post(`${product.origin}/api/auth/signin`, {
    headers: { Origin: product.origin, 'X-Time-Zone': 'America/New_York' },
    data: { username: member.email, password: member.password, browser: 'safari', mobile: true },
  });
  expect(signIn.ok()).toBe(true);

  await page.goto('/settings');
  const header = new SiteHeader(page);
  await header.ready();
  const main = page.getByRole('main');
  const saved = (operation: string) =>
    page.waitForResponse(
      (response) => response.request().postData()?.includes(operation) === true && response.ok(),
    );

  await main.getByLabel('Name', { exact: true }).fill(`Ann ${Date.now()}`);
  const renamed = saved('UpdateUsername');
  await main.getByRole('button', { name: 'Save the name' }).click();
  await renamed;
  const moved = saved('UpdateTimeZone');
  await main.getByLabel('Time zone').fill('Tokyo');
  await main.getByRole('option', { name: /^Tokyo, .*Japan$/ }).click();
  await moved;

  const other = main.getByRole('button', { name: /^Sign out Safari on a phone/ });
  const devices = main.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices).toContainText('New York time');
  await other.click();
  await expect(other).toHaveCount(0);
  const status = await elsewhere.request.get(`${product.origin}/api/auth/status`);
  expect(await status.json()).toBeNull();
  await elsewhere.close();

  await main.getByLabel('Current password').fill('not the one');
  await main.getByLabel('New password', { exact: true }).fill('a boat on the lake');
  await main.getByRole('button', { name: 'Change the password' }).click();
  await expect(main).toContainText('The current password is not right');
  await main.getByLabel('Current password').fill(member.password);
  const changed = saved('ChangePassword');
  await main.getByRole('button', { name: 'Change the password' }).click();
  await changed;
  await expect(main.getByLabel('Current password')).toHaveValue('');

  await page.reload();
  await header.ready();
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue(/^Ann \d+$/);
  await expect(main.getByLabel('Time zone')).toHaveValue('Tokyo');
  await main.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('/');
  await header.ready();
  await expect(header.signInOrUp).toBeVisible();
});

test('a visitor is led to the sign-in and back; scripts or not, no password stands in an address', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.waitForURL((url) => url.searchParams.get('returnUrl') === '/settings');
});

test('an administrator makes a service key in the console, and it works until it is revoked', async ({
  page,
  request,
  product,
  administrator,
}) => {
  test.slow();
  void administrator;
  await page.goto('/admin?tab=developers');
  const keys = new KeysPanel(page, 'Service keys');
  const name = `Nightly report ${Date.now()}`;
  const secret = await keys.make(name, ['settings:read']);
  expect(secret).toMatch(/^ic_service_/);
  await expect(keys.row(name)).toContainText('by ');
  expect.soft(await faultsOf(page)).toEqual([]);
  const query = '{ systemSettings { maintenanceMode } }';
  expect((await askWith(request, product.origin, secret, query)).status).toBe(200);
  const rest = await request.get(`${product.origin}/api/admin/settings`, {
    headers: { Authorization: `Bearer ${secret}` },
  });
  expect(rest.status()).toBe(200);
  await keys.revoke(name);
  expect((await askWith(request, product.origin, secret, query)).status).toBe(401);
});

test('a member asks for the deletion of the account, reads the day, and stays', async ({
  page,
  member,
}) => {
  void member;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('we delete 0 recordings');
  await dialog.getByRole('button', { name: 'Delete it in 30 days' }).click();
  await expect(page.getByText('Your account will be deleted on')).toBeVisible();
  await page.reload();
  await lookAt(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(toastOn(page, 'Your account stays.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
