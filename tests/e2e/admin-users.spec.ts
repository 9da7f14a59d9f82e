import type { Page } from '@playwright/test';
import { inDatabase } from '../harness/product-database.ts';
import { faultsIn, looks } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { mailsTo } from '../harness/time-and-mail.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { UsersPlace } from '../page-models/admin/users-place.ts';
import { somebody } from '../harness/somebody.ts';

const inBrowser = (page: Page) =>
  new ConsolePage(page, async (query) => {
    await page.goto(query ? `/admin?${query}` : '/admin');
  });

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

  await users.act('Change role').click();
  const roles = users.dialog(`Change the role of ${ann.username}?`);
  await roles.getByRole('radio', { name: 'Administrator' }).check();
  await roles.getByRole('button', { name: 'Change role' }).click();
  // Its address is not proven: refused in words, and nothing has changed.
  await expect(panel.toast('That was not done')).toContainText('verified');
  await roles.getByRole('button', { name: 'Cancel' }).click();
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
