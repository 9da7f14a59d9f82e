import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import { somebody } from '../harness/somebody.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { UsersPlace } from '../page-models/admin/users-place.ts';

const inBrowser = (page: Page) =>
  new ConsolePage(page, async (query) => {
    await page.goto(query ? `/admin?${query}` : '/admin');
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

test('all that a search finds are exported as chosen, more than an address could name', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  await inDatabase(
    product,
    `insert into users (id, email, email_key, username, username_key, created_at)
     select gen_random_uuid(), name || '@many.example', name || '@many.example', name, name, now()
     from (select 'many-' || n as name from generate_series(1, 1200) n) names`,
  );
  const panel = inBrowser(page);
  const users = new UsersPlace(page);
  await panel.open('q=many.example');
  await panel.ready();
  await expect(users.total('More than 1,000 users')).toBeVisible();
  // All of them were made at the same time, so that any of them may be the first.
  await users.rows.first().getByRole('checkbox').check();
  await users.chosen.getByRole('button', { name: 'Select All Found, up to 10,000' }).click();
  await expect(users.chosen).toContainText('1,200 selected');
  const coming = page.waitForEvent('download');
  await users.chosen.getByRole('button', { name: 'Export 1,200 Selected' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1201);
  expect(lines.slice(1).every((line) => line.includes('@many.example'))).toBe(true);
  await inDatabase(product, `delete from users where email like '%@many.example'`);
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
