import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningProduct } from '../harness/running-product.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { budgets } from '../harness/script-budgets.ts';
import { weighScripts } from '../harness/script-weight.ts';

test.use({ sharesProduct: true });

/** The link of this kind in the newest mail to an address, as kept on disk. */
async function linkIn(product: RunningProduct, email: string, kind: string): Promise<string> {
  const folder = join(product.dataDir, 'mail');
  const found = new RegExp(`/${kind}/[A-Za-z0-9_-]{43}`);
  for (const name of (await readdir(folder)).sort().reverse()) {
    const mail = (await readFile(join(folder, name), 'utf8')).replaceAll('=\r\n', '');
    if (!mail.includes(email)) continue;
    const link = found.exec(mail)?.[0];
    if (link) return link;
  }
  throw new Error(`no mail to this address has a link to /${kind}`);
}

const linkWhenMailed = async (product: RunningProduct, email: string, kind: string) => {
  let link = '';
  await expect(async () => {
    link = await linkIn(product, email, kind);
  }).toPass();
  return link;
};

/** What a page whose form is there at once may weigh: a page that is read, and its small script. */
const openForm = budgets.read.kilobytes + 5;

test('a forgotten password is replaced through the mailed link, by its button only', async ({
  page,
  product,
  member,
}) => {
  await page.context().clearCookies();
  const modal = new AuthModal(page);
  await page.goto('/');
  await new SiteHeader(page).openAuthModal();
  await modal.button('Forgot password?').click();
  await modal.email.fill(member.email);
  await modal.button('Send the Link').click();
  await expect(modal.root.getByText('an email with a link is on its way')).toBeVisible();
  const link = await linkWhenMailed(product, member.email, 'reset-password');

  // A mail scanner opens the link, twice; it must still work for the person.
  await page.request.get(link);
  await page.request.get(link);
  const weigh = weighScripts(page);
  await page.goto(link);
  // Sent before the scripts are there, a GET would put the password into the address.
  await expect(page.locator('form', { has: page.getByLabel('New password') })).toHaveAttribute(
    'method',
    'post',
  );
  const save = page.getByRole('button', { name: 'Save this password' });
  await expect(save).toBeEnabled();
  await expect.poll(weigh).not.toBeNull();
  expect(weigh()?.kilobytes).toBeLessThanOrEqual(openForm);

  const password = page.getByLabel('New password', { exact: true });
  await password.fill('boat');
  await expect(page.getByText('too short', { exact: true })).toBeVisible();
  await save.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(
    /at least 6 characters.*at least 6 characters/i,
  );
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await password.fill('a boat, a rope, a bucket');
  await expect(page.getByText('strong', { exact: true })).toBeVisible();
  await expect(password).not.toHaveAttribute('aria-invalid');
  await page.route('**/graphql', (route) => route.abort());
  await save.click();
  await expect(page.getByRole('alert')).toContainText('There is no connection.');
  await page.unroute('**/graphql');
  await save.click();
  await expect(page.getByRole('heading', { name: 'Your new password is set.' })).toBeVisible();
  // The link proved who it is: there is nobody to ask again (E7).
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.waitForURL('**/dashboard');

  const used = await page.goto(link);
  expect(used?.status()).toBe(410);
  await expect(page.getByText('This link no longer works.')).toBeVisible();
  expect((await page.request.get(`/reset-password/${'a'.repeat(43)}`)).status()).toBe(404);
});

test('an address is confirmed by the button behind the mailed link, not by opening it', async ({
  page,
  context,
  browser,
  product,
}) => {
  const member = await signUp(context, product.origin);
  const link = await linkWhenMailed(product, member.email, 'verify-email');
  const status = async () => (await page.request.get('/api/auth/status')).json();
  const elsewhere = await (await browser.newContext({ baseURL: product.origin })).newPage();
  const weigh = weighScripts(elsewhere);
  await elsewhere.goto(link);
  await page.request.get(link);
  expect((await status()).emailVerified).toBe(false);
  await expect.poll(weigh).not.toBeNull();
  expect(weigh()?.kilobytes).toBeLessThanOrEqual(openForm);
  await elsewhere.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(elsewhere.getByText('Your address is confirmed.')).toBeVisible();
  expect((await status()).emailVerified).toBe(true);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your address is already confirmed.',
  );
  expect((await page.request.get('/verify-email/nobody-has-this')).status()).toBe(404);
});

test('an address is confirmed at once where its owner is signed in (F9)', async ({
  page,
  context,
  product,
}) => {
  const member = await signUp(context, product.origin);
  await page.goto(await linkWhenMailed(product, member.email, 'verify-email'));
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
});

test('a link with a broken token says so kindly', async ({ page }) => {
  expect((await page.goto('/verify-email/broken'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.');
});

test('a link that was used up in another tab says so kindly at the button', async ({
  page,
  context,
  product,
}) => {
  const member = await signUp(context, product.origin);
  const link = await linkWhenMailed(product, member.email, 'verify-email');
  await context.clearCookies();
  const other = await context.newPage();
  await Promise.all([page.goto(link), other.goto(link)]);
  await other.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(other.getByText('Your address is confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('alert')).toContainText('This link did not work.');
});

test('an account moves to another address once both mailboxes have said yes', async ({
  page,
  browser,
  product,
  member,
}) => {
  const address = `new.${member.email}`;
  await page.goto('/settings');
  await page.getByText('Change the email address').click();
  await page.getByLabel('New email address').fill('nobody');
  const send = page.getByRole('button', { name: 'Send the links' });
  await send.click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await page.getByLabel('New email address').fill(address);
  await send.click();
  await expect(page.getByText(`Your account moves to ${address}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('This address: waiting')).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL: product.origin })).newPage();
  const yes = elsewhere.getByRole('button', { name: 'Yes, confirm it' });
  await elsewhere.goto(await linkWhenMailed(product, `To: ${address}`, 'confirm-email-change'));
  await expect(elsewhere.getByText(`Is ${address} the address you want`)).toBeVisible();
  await yes.click();
  await expect(elsewhere.getByText('One more confirmation is missing')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The new address: confirmed')).toBeVisible();
  await elsewhere.goto(
    await linkWhenMailed(product, `To: ${member.email}`, 'confirm-email-change'),
  );
  await yes.click();
  await expect(elsewhere.getByText('Your account has its new address.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: address })).toBeVisible();
});
