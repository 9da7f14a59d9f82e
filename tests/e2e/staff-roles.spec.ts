import type { Browser, Page } from '@playwright/test';
import { callApi } from '../harness/family-of-two.ts';
import { faultsIn, looks } from '../harness/looks.ts';
import { inDatabase } from '../harness/product-database.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { ContentPlace } from '../page-models/admin/content-place.ts';
import { UsersPlace } from '../page-models/admin/users-place.ts';

const consoleOn = (page: Page) =>
  new ConsolePage(page, async (query) => {
    await page.goto(query ? `/admin?${query}` : '/admin');
  });

/** A member with a proven address on a device of their own, with a role if one is said. */
async function someone(browser: Browser, product: RunningProduct, role = 'member') {
  const context = await browser.newContext({ baseURL: product.origin });
  const { email } = await signUp(context, product.origin);
  await inDatabase(
    product,
    'update users set role = $1, email_verified_at = now() where email = $2',
    [role, email],
  );
  const [row] = await inDatabase<{ id: string; username: string }>(
    product,
    'select id, username from users where email = $1',
    [email],
  );
  const page = await context.newPage();
  return { context, page, panel: consoleOn(page), email, ...row! };
}

const refusal = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your role does not include this place.' });

const placesOf = (panel: ConsolePage) =>
  panel.places.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('title')));

test('an administrator makes an editor, who publishes an article and cannot open Users', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const ed = await someone(browser, product);
  await ed.page.goto('/admin');
  await expect(
    ed.page.getByText("You don't have permission to access this administrative area."),
  ).toBeVisible();

  const users = new UsersPlace(page);
  await consoleOn(page).open(`tab=users&user=${ed.id}`);
  await users.act('Change role').click();
  const dialog = users.dialog(`Change the role of ${ed.username}?`);
  await dialog.getByRole('radio', { name: 'Editor' }).check();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(consoleOn(page).toast('The role is now: Editor')).toBeVisible();
  await expect(users.history).toContainText(
    `Changed the role of ${ed.username} from member to editor`,
  );
  await expect(users.history).toContainText(`Opened the page of ${ed.username}`);

  // The session that was open before has the role at once, and begins at what it includes.
  await ed.panel.open();
  await ed.panel.ready();
  expect(await placesOf(ed.panel)).toEqual(['Content', 'Inbox', 'Growth']);
  const content = new ContentPlace(ed.panel);
  await content.open('Add Content');
  const title = `By an editor ${Date.now()}`;
  await content.write({ title, excerpt: 'A first one.', body: 'A tin of tapes.' });
  await content.act('Publish now', 'Published');

  await ed.panel.open('tab=users');
  await expect(refusal(ed.page)).toContainText('You work here as: Editor.');
  await ed.page.goto('/cpanel');
  await expect(refusal(ed.page)).toBeVisible();
  const refused = await ed.context.request.get(`${product.origin}/api/admin/export/users`);
  expect(refused.status()).toBe(403);
  await ed.context.close();
});

test('support answers an enquiry, looks after members and sees no export', async ({
  browser,
  product,
}) => {
  const sue = await someone(browser, product, 'support');
  const ann = await someone(browser, product);
  const kim = await someone(browser, product, 'reader');
  await callApi(
    ann.context,
    product.origin,
    'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { reference } }',
    {
      input: {
        ...{ kind: 'CONTACT', topic: 'sales', message: 'Where do I find my tapes?' },
        ...{ name: `Ann ${ann.username}`, email: ann.email },
      },
    },
  );

  await sue.panel.open();
  await sue.panel.ready();
  expect(await placesOf(sue.panel)).toEqual(['Users', 'Inbox', 'Operations']);
  await sue.panel.open('tab=inbox');
  await sue.page.getByRole('link', { name: new RegExp(ann.username) }).click();
  await sue.page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sue.page.getByRole('button', { name: 'Reopen' })).toBeVisible();

  const users = new UsersPlace(sue.page);
  await sue.panel.open(`tab=users&q=${ann.username}`);
  await expect(users.row(ann.username)).toBeVisible();
  await expect(users.exportUsers).toHaveCount(0);
  await expect(users.auditLog).toHaveCount(0);
  await users.openAccount(ann.username);
  await expect(users.act('Suspend')).toBeVisible();
  await expect(users.act('Change role')).toHaveCount(0);
  // Her sign-ins help to help her; what staff did to her is not for support.
  await expect(users.part('Sign-ins and security').getByRole('listitem')).not.toHaveCount(0);
  await expect(users.history).toHaveCount(0);
  // Of staff there is nothing to press, and the server refuses what is guessed.
  await sue.panel.open(`tab=users&user=${kim.id}`);
  await expect(sue.page.getByText('Only an administrator can change it.')).toBeVisible();
  await expect(users.acts).toHaveCount(0);
  await expect(users.part('Sign-ins and security')).toHaveCount(0);
  const log = 'query ($id: ID) { securityEvents(userId: $id) { nodes { kind } } }';
  for (const id of [kim.id, null]) {
    await expect(callApi(sue.context, product.origin, log, { id })).rejects.toThrow(/FORBIDDEN/);
  }
  for (const context of [sue.context, ann.context, kim.context]) await context.close();
});

test('read-only sees every place but the keys, and finds nothing to press', async ({
  browser,
  product,
}) => {
  const kim = await someone(browser, product, 'reader');
  const ann = await someone(browser, product);
  await kim.panel.open();
  await kim.panel.ready();
  await expect(
    kim.page.getByText('Your role lets you look at everything here and change nothing.'),
  ).toBeVisible();
  const places = ['Users', 'Content', 'Inbox', 'Growth', 'Analytics', 'Operations'];
  expect(await placesOf(kim.panel)).toEqual([...places, 'Settings', 'Database']);
  const users = new UsersPlace(kim.page);
  await expect(users.exportUsers).toHaveCount(0);
  await kim.panel.open(`tab=users&user=${ann.id}`);
  await expect(users.account(ann.username)).toBeVisible();
  await expect(users.acts).toHaveCount(0);
  await kim.panel.open('tab=settings');
  await expect(kim.page.getByRole('checkbox').first()).toBeDisabled();
  await kim.panel.open('tab=content&view=posts');
  await expect(new ContentPlace(kim.panel).posts).toBeVisible();
  await expect(kim.page.getByRole('button', { name: 'Add Content' })).toHaveCount(0);
  await kim.panel.open('tab=developers');
  await expect(refusal(kim.page)).toBeVisible();
  for (const keys of ['{ serviceKeys { nodes { id } } }', '{ productWebhooks { id } }']) {
    await expect(callApi(kim.context, product.origin, keys, {})).rejects.toThrow(/FORBIDDEN/);
  }
  for (const look of looks) {
    expect(await faultsIn(kim.page, look)).toEqual([]);
  }
  for (const context of [kim.context, ann.context]) await context.close();
});
