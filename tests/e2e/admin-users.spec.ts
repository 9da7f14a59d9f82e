import type { Browser, Page } from '@playwright/test';
import { inDatabase } from '../harness/product-database.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { faultsIn, looks } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { mailsTo } from '../harness/time-and-mail.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { UsersPlace } from '../page-models/admin/users-place.ts';

const inBrowser = (page: Page) =>
  new ConsolePage(page, async (query) => {
    await page.goto(query ? `/admin?${query}` : '/admin');
  });

/** Somebody with an account, signed in on a device of their own. */
async function somebody(browser: Browser, product: RunningProduct) {
  const context = await browser.newContext({ baseURL: product.origin });
  const { email, password } = await signUp(context, product.origin);
  const status = async () =>
    (await (await context.request.get(`${product.origin}/api/auth/status`)).json()) as {
      username: string;
    } | null;
  const signIn = () =>
    context.request.post(`${product.origin}/api/auth/signin`, {
      headers: { Origin: product.origin },
      data: { username: email, password, browser: 'chrome', mobile: false },
    });
  const username = (await status())?.username ?? '';
  return { context, email, username, status, signIn };
}

test('an administrator searches, sorts and narrows the accounts, and a link keeps the view', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const people = await Promise.all([1, 2, 3].map(() => somebody(browser, product)));
  const panel = inBrowser(page);
  const users = new UsersPlace(page);
  await panel.open();
  await panel.ready();
  for (const head of ['Username', 'E-mail', 'Plan', 'Created']) {
    await expect(users.table.getByRole('columnheader', { name: head })).toBeVisible();
  }
  const [first] = people;
  await expect(users.row(first!.email)).toContainText('free');
  await expect(users.row(first!.email)).toContainText('Not verified');
  await expect(users.exportUsers).toBeVisible();

  await users.search.fill(first!.email);
  await expect(users.total('1 user')).toBeVisible();
  expect(await users.column('E-mail')).toEqual([first!.email]);
  await page.reload();
  await expect(users.total('1 user')).toBeVisible();
  await expect(users.search).toHaveValue(first!.email);
  // K7: beside a filter, each button says what it takes.
  await expect(page.getByRole('button', { name: /^Export All [\d,]+ Users$/ })).toBeVisible();
  const narrowed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export These 1 User' }).click();
  const file = await (await narrowed).createReadStream();
  const csv = (await file.toArray()).join('');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(first!.email);

  await users.search.fill('nobody at all');
  await expect(page.getByText('No account matches.')).toBeVisible();
  await users.search.fill('example.org');
  await users.filter('Role').selectOption({ label: 'Members' });
  await users.sortBy('E-mail').click();
  await expect(page).toHaveURL(/sort=EMAIL/);
  // The rows of the question before stand until those of this one arrive.
  await expect
    .poll(async () => {
      const emails = await users.column('E-mail');
      const isSorted = String(emails) === String([...emails].sort());
      const hasAll = people.every(({ email }) => emails.includes(email));
      return { isSorted, hasAll, hasAdmin: emails.includes('admin@example.org') };
    })
    .toEqual({ isSorted: true, hasAll: true, hasAdmin: false });
  await users.filter('State').selectOption({ label: 'Suspended' });
  await expect(page.getByText('No account matches.')).toBeVisible();
  await users.filter('State').selectOption({ label: 'Any state' });

  // K17: two days the wrong way round are no question of another word.
  await users.filters.click();
  await users.filter('Created from').fill('2026-05-04');
  await users.filter('Created until').fill('2026-05-01');
  await expect(page.getByText('The first day comes after the last one.')).toBeVisible();
  await expect(users.filter('Created until')).toHaveAccessibleDescription(
    'Comes before the first day.',
  );
  await expect(page.getByText('Try another word')).toBeHidden();

  for (const { context } of people) await context.close();
});

test('an account is suspended, let in again, signed out, mailed and deleted, each act in the log', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const ann = await somebody(browser, product);
  const panel = inBrowser(page);
  const users = new UsersPlace(page);
  await panel.open(`q=${encodeURIComponent(ann.email)}`);
  await panel.ready();
  await users.openAccount(ann.username);
  await expect(users.part('Account')).toContainText(`${ann.email} (not verified)`);
  await expect(users.part('Families')).toContainText('owner · 1 member');
  await expect(users.part('Messages and deliveries')).toContainText('Counts only');
  await expect(users.part('Signed in on').getByRole('listitem')).toHaveCount(1);

  await users.act('Suspend').click();
  const suspend = users.dialog(`Suspend ${ann.username}?`);
  await suspend.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(suspend.getByText('Say why; it is kept in the audit log.')).toBeVisible();
  await suspend.getByRole('textbox', { name: 'Why' }).fill('A stolen card');
  await suspend.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(suspend).toBeHidden();
  await expect(page.getByText(/Suspended since/)).toBeVisible();
  await expect(page.getByText('still delivered on their day')).toBeVisible();
  expect(await ann.status()).toBeNull();
  expect((await ann.signIn()).status()).toBe(403);

  await users.act('End the suspension').focus();
  await page.keyboard.press('Enter');
  // K10: the button that was pressed is gone; the focus is on what took its place.
  await expect(users.act('Suspend')).toBeFocused();
  expect((await ann.signIn()).status()).toBe(200);
  await users.act('Sign out everywhere').click();
  const signOut = users.dialog(`Sign ${ann.username} out everywhere?`);
  await signOut.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(users.part('Signed in on')).toContainText('No device');
  expect(await ann.status()).toBeNull();

  await users.act('Resend verification').click();
  await expect(users.history).toContainText('another confirmation email');
  // The one of the sign-up, and this one.
  const links = async () =>
    (await mailsTo(product, ann.email)).filter(({ text }) => text.includes('/verify-email/'))
      .length;
  await expect.poll(links).toBe(2);

  await users.act('Make administrator').click();
  const promote = users.dialog(`Make ${ann.username} an administrator?`);
  await promote.getByRole('button', { name: 'Make administrator' }).click();
  // Its address is not proven: refused in words, and nothing has changed.
  await expect(panel.toast('That was not done')).toContainText('verified');
  await promote.getByRole('button', { name: 'Cancel' }).click();
  for (const phrase of [
    `Suspended ${ann.username}`,
    `Ended the suspension of ${ann.username}`,
    `Signed ${ann.username} out of`,
  ]) {
    await expect(users.history).toContainText(phrase);
  }
  await expect(users.history).toContainText('“A stolen card”');

  // K5: a paid plan is named before it is lost, and the totals follow.
  await inDatabase(
    product,
    `insert into subscriptions (id, user_id, plan, period, status, started_at)
     select gen_random_uuid(), id, 'memory-plus', 'annual', 'active', now() from users
     where username = $1`,
    [ann.username],
  );
  await page.reload();
  await users.account(ann.username).waitFor();
  const paying = Number(await panel.stat('Subscriptions').locator('p').nth(1).innerText());
  expect(paying).toBeGreaterThan(0);
  await users.act('Delete the account').click();
  const remove = users.dialog(`Delete ${ann.username}?`);
  await expect(remove).toContainText('the paid plan Memory Plus, which ends without a refund');
  await expect(remove).toContainText('1 family that nobody else belongs to');
  await remove.getByRole('textbox', { name: 'Why' }).fill('They wrote to us');
  const typed = remove.getByRole('textbox', { name: /^Type/ });
  await typed.fill('somebody else');
  await remove.getByRole('button', { name: 'Delete the account' }).click();
  await expect(remove.getByText(`This is not “${ann.username}”.`)).toBeVisible();
  await typed.fill(ann.username);
  await remove.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByText('No account matches.')).toBeVisible();
  await expect(panel.stat('Subscriptions')).toContainText(`Subscriptions${paying - 1}`);
  expect((await ann.signIn()).status()).toBe(401);

  await users.auditLog.click();
  await expect(
    users.auditTable.getByRole('row', { name: `Deleted ${ann.username}, with the paid plan` }),
  ).toBeVisible();
  await ann.context.close();
});

test('a row is a link: it opens in another tab, and the keyboard comes back to it', async ({
  page,
  context,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const people = await Promise.all([1, 2].map(() => somebody(browser, product)));
  const [ann] = people;
  const panel = inBrowser(page);
  const users = new UsersPlace(page);
  await panel.open('q=example.org');
  await panel.ready();
  const link = users.accountLink(ann!.username);

  // K11: the browser's own way to another tab.
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await new UsersPlace(tab).account(ann!.username).waitFor();
  await tab.close();
  await expect(link).toBeVisible();

  await page.evaluate(() => Object.assign(window, { kept: true }));

  // K10: neither on the way there nor back does the keyboard start at the top again.
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(
    users.account(ann!.username).getByRole('heading', { level: 2, name: ann!.username }),
  ).toBeFocused();
  await users.back.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await users.account(ann!.username).waitFor();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/q=example\.org/);
  // The page itself stayed: the site's router did not load it again.
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  for (const { context } of people) await context.close();
});

test('several accounts are suspended at once, one that may not be is named, and it can be undone', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const [ann, bob] = await Promise.all([1, 2].map(() => somebody(browser, product)));
  const panel = inBrowser(page);
  const users = new UsersPlace(page);
  await panel.open('q=example.org');
  await panel.ready();
  await users.choose(ann!.username).check();
  await users.choose(bob!.username).check();
  await expect(users.chosen).toContainText('2 selected');
  await users.chosen.getByRole('button', { name: /^Select All/ }).click();
  await expect(users.chosen).not.toContainText(/^2 selected/);
  await users.chosen.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(users.chosen).toBeHidden();
  await users.search.fill('admin@example.org');
  await expect(users.total('1 user')).toBeVisible();
  const adminName = (await users.column('Username'))[0] ?? '';
  await users.search.fill('example.org');
  await expect(users.row(ann!.email)).toBeVisible();
  for (const name of [ann!.username, bob!.username, adminName]) await users.choose(name).check();

  await users.chosen.getByRole('button', { name: 'Suspend' }).click();
  const ask = users.dialog('Suspend 3 accounts?');
  await ask.getByRole('button', { name: 'Suspend' }).click();
  await expect(ask.getByText('Say why; it is kept in the audit log.')).toBeVisible();
  await ask.getByRole('textbox', { name: 'Why' }).fill('Spam');
  await ask.getByRole('button', { name: 'Suspend' }).click();
  await expect(ask).toContainText('1 account was left out');
  await expect(ask).toContainText(`${adminName}: It has a role in this console`);
  await ask.getByRole('button', { name: 'Close' }).last().click();
  await expect(users.row(ann!.email)).toContainText('Suspended');
  await expect(users.row(bob!.email)).toContainText('Suspended');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(users.row(bob!.email)).not.toContainText('Suspended');
  await expect(users.row(ann!.email)).not.toContainText('Suspended');

  await users.choose(ann!.username).check();
  await users.chosen.getByRole('button', { name: 'Delete' }).click();
  const remove = users.dialog('Delete 1 account?');
  await expect(remove).toContainText('1 family without other members');
  await remove.getByRole('textbox', { name: 'Why' }).fill('Asked');
  await remove.getByRole('textbox', { name: /^Type/ }).fill('delete 1');
  await remove.getByRole('button', { name: 'Delete' }).click();
  await expect(users.row(ann!.email)).toBeHidden();
  for (const { context } of [ann!, bob!]) await context.close();
});

test('an exact match stands first, a view is kept, and one of a filter that is gone says so', async ({
  page,
  product,
  browser,
  administrator,
}) => {
  void administrator;
  const ann = await somebody(browser, product);
  const panel = inBrowser(page);
  const users = new UsersPlace(page);
  await panel.open(`q=${encodeURIComponent(ann.username)}`);
  await panel.ready();
  await expect(users.rows.first()).toContainText(ann.email);

  await users.columns.click();
  await page.getByRole('checkbox', { name: 'Last seen' }).uncheck();
  await users.views.click();
  await users.savedViews.getByRole('textbox', { name: 'Name of this view' }).fill('Just Ann');
  await users.savedViews.getByRole('button', { name: 'Save This View' }).click();
  await expect(panel.toast('The view was saved.')).toBeVisible();
  await panel.open();
  await panel.ready();
  await users.views.click();
  await users.savedViews.getByRole('button', { name: 'Just Ann', exact: true }).click();
  await expect(users.search).toHaveValue(ann.username);
  await expect(page.getByRole('columnheader', { name: 'Last seen' })).toBeHidden();

  await inDatabase(
    product,
    `update console_views set query = query || '&tier=gold', hidden_columns = '["tier"]'
     where name = $1`,
    ['Just Ann'],
  );
  await page.reload();
  await users.views.click();
  await users.savedViews.getByRole('button', { name: 'Just Ann', exact: true }).click();
  await expect(users.savedViews).toContainText('the filter “tier: gold”, the column “tier”');
  await expect(users.search).toHaveValue(ann.username);
  await users.savedViews.getByRole('button', { name: 'Delete the view Just Ann' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    users.savedViews.getByRole('button', { name: 'Just Ann', exact: true }),
  ).toBeVisible();

  await panel.open();
  await users.pageSize.selectOption('25');
  await page.reload();
  await expect(users.pageSize).toHaveValue('25');
  await ann.context.close();
});

test('the page of an account shows billing, security events and ids to copy', async ({
  page,
  context,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const ann = await somebody(browser, product);
  await inDatabase(
    product,
    `with plan as (
       insert into subscriptions (id, user_id, plan, period, status, started_at)
       select gen_random_uuid(), id, 'memory-plus', 'annual', 'active', now() from users
       where username = $1 returning id, user_id)
     insert into payments (id, subscription_id, user_id, cents, refunded_cents, paid_at)
     select gen_random_uuid(), id, user_id, 9990, 500, now() from plan`,
    [ann.username],
  );
  const panel = inBrowser(page);
  const users = new UsersPlace(page);
  await panel.open(`q=${encodeURIComponent(ann.email)}`);
  await panel.ready();
  await users.openAccount(ann.username);
  await expect(users.part('Plan and billing')).toContainText('Memory Plus, yearly, since');
  await expect(users.part('Plan and billing')).toContainText('$99.90');
  await expect(users.part('Plan and billing')).toContainText('$5.00 refunded');
  await expect(users.part('Sign-ins and security')).toContainText('Account created');
  await users.part('Account').getByRole('button', { name: 'Copy the e-mail' }).click();
  await expect(
    users.part('Account').getByRole('button', { name: 'Copied the e-mail' }),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ann.email);
  // K17: a session that ended while saving is no lost connection.
  await page.context().clearCookies();
  await users.act('Suspend').click();
  const suspend = users.dialog(`Suspend ${ann.username}?`);
  await suspend.getByRole('textbox', { name: 'Why' }).fill('A stolen card');
  await suspend.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(panel.toast('You are signed out')).toBeVisible();
  await expect(page.getByText('There is no connection to the server.')).toBeHidden();
  await ann.context.close();
});

test('list, account and log are accessible, light and dark, narrow and wide', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  test.slow();
  const ann = await somebody(browser, product);
  const users = new UsersPlace(page);
  const panel = inBrowser(page);
  const look = async (what: string) => {
    for (const seen of looks) {
      const place = `${what}, ${seen.colorScheme}, ${seen.width} px`;
      expect(await faultsIn(page, seen), place).toEqual([]);
    }
  };
  await panel.open(`q=${encodeURIComponent(ann.email)}`);
  await panel.ready();
  await expect(users.row(ann.email)).toBeVisible();
  await look('list');
  await users.openAccount(ann.username);
  await look('account');
  await users.act('Delete the account').click();
  await expect(users.dialog(`Delete ${ann.username}?`)).toBeVisible();
  await look('question');
  await panel.open('view=audit');
  await expect(users.auditTable.or(page.getByText('Nothing was done yet.'))).toBeVisible();
  await look('log');
  await ann.context.close();
});
