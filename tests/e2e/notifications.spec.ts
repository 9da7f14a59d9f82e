import type { BrowserContext, Page } from '@playwright/test';
import { callApi, joinFamilyOf, uploadVoice } from '../harness/family-of-two.ts';
import { lookAt } from '../harness/look-at.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { linkMailedTo } from '../harness/time-and-mail.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

async function open(page: Page, path: string): Promise<MemberShell> {
  await page.goto(path);
  const shell = new MemberShell(page);
  await shell.ready();
  return shell;
}

/** Another member, with a name that no other test gives. */
async function anotherMember(page: Page, origin: string) {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ baseURL: origin });
  await signUp(context, origin);
  const name = `Ingrid ${crypto.randomUUID().slice(0, 6)}`;
  const rename = 'mutation($username: String!) { updateUsername(username: $username) { id } }';
  await callApi(context, origin, rename, { username: name });
  return { context, name };
}

function comment(by: BrowserContext, origin: string, subjectId: string, body: string) {
  return callApi(
    by,
    origin,
    'mutation($input: AddCommentInput!) { addComment(input: $input) { id } }',
    { input: { kind: 'RECORDING', subjectId, body, clientId: crypto.randomUUID() } },
  );
}

test('a member sees the count live, reads the list, marks it as read, and mutes', async ({
  page,
  context,
  product: { origin },
  member: _,
}) => {
  const shell = await open(page, '/notifications');
  await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  await expect(shell.bell).toHaveAccessibleName('Notifications');
  await expect(shell.bell).toHaveAttribute('aria-current', 'page');
  await open(page, '/dashboard');

  const ingrid = await anotherMember(page, origin);
  await joinFamilyOf(context, ingrid.context, origin, 'CONTRIBUTOR');
  await expect(shell.bell).toHaveAccessibleName('Notifications 1 unread');
  const boat = await uploadVoice(context, origin, 'The boat in Porto');
  await comment(ingrid.context, origin, boat, 'I was there.');
  await expect(shell.bell).toHaveAccessibleName('Notifications 2 unread');
  await lookAt(page, 'a page with unread notices');

  await shell.bell.click();
  await expect(page).toHaveURL('/notifications');
  await shell.ready();
  const list = page.getByRole('main').getByRole('list').first();
  const lines = list.getByRole('link');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(`${ingrid.name} commented on “The boat in Porto”`);
  await expect(lines.last()).toContainText(`${ingrid.name} joined`);
  await comment(ingrid.context, origin, boat, 'It rained.');
  await expect(lines).toHaveCount(3);
  await lookAt(page, 'the list');

  await lines.first().click();
  await expect(page).toHaveURL(`/voice-recordings/${boat}`);
  await shell.ready();
  await expect(shell.bell).toHaveAccessibleName('Notifications 2 unread');
  const beside = await context.newPage();
  await open(beside, '/dashboard');
  await open(page, '/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(shell.bell).toHaveAccessibleName('Notifications');
  await expect(new MemberShell(beside).bell).toHaveAccessibleName('Notifications');

  await page.getByLabel('A name').fill('The Boat');
  await page.getByRole('button', { name: 'Mute this name' }).click();
  await expect(page.getByRole('button', { name: 'Unmute The Boat' })).toBeVisible();
  await expect(page.getByLabel('A name')).toHaveValue('');
  const from = page.getByRole('group', { name: 'From' });
  await from.getByLabel('Month').selectOption('February');
  await from.getByLabel('Day').selectOption('29');
  await page.getByRole('button', { name: 'Mute these days' }).click();
  await expect(page.getByRole('button', { name: 'Unmute February 29' })).toBeVisible();
  await lookAt(page, 'with mutes');
  await comment(ingrid.context, origin, boat, 'Nobody hears of this.');
  const dune = await uploadVoice(context, origin, 'The dune');
  await comment(ingrid.context, origin, dune, 'Of this you do.');
  await expect(lines).toHaveCount(4);
  await expect(shell.bell).toHaveAccessibleName('Notifications 1 unread');

  await page.getByRole('link', { name: 'Muted', exact: true }).click();
  await shell.ready();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('commented on “The boat in Porto”');
  await page.getByRole('button', { name: 'Unmute February 29' }).click();
  await page.getByRole('button', { name: 'Unmute The Boat' }).click();
  await expect(page.getByText('Nothing is muted.')).toBeVisible();
  await ingrid.context.close();
});

test('without scripts the bell is a link, and the list is one of links', async ({
  browser,
  page,
  product: { origin },
}) => {
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await signUp(context, origin);
  const ingrid = await anotherMember(page, origin);
  await joinFamilyOf(context, ingrid.context, origin, 'VIEWER');
  const plain = await context.newPage();
  await plain.goto('/dashboard');
  await new MemberShell(plain).bell.click();
  await expect(plain).toHaveURL('/notifications');
  const line = plain.getByRole('link', { name: `${ingrid.name} joined` });
  await expect(line).toHaveAttribute('href', '/family-invitations');
  await plain.getByRole('link', { name: 'Muted', exact: true }).click();
  await expect(plain.getByRole('heading', { name: 'Nothing muted came in' })).toBeVisible();
  await ingrid.context.close();
  await context.close();
});

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/graphql') && answer.ok(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await answered;
  await expect(page.getByText('That is what reaches you from now on.').first()).toBeVisible();
}

test('a member chooses what is mailed and when it is quiet, and stops it all from a mail', async ({
  page,
  context,
  product,
  member,
}) => {
  const { origin } = product;
  const ingrid = await anotherMember(page, origin);
  await joinFamilyOf(context, ingrid.context, origin, 'CONTRIBUTOR');
  const shell = await open(page, '/settings');
  await page.getByRole('link', { name: 'Choose what reaches you' }).click();
  await expect(page).toHaveURL('/settings/notifications');
  await shell.ready();
  await expect(page.getByLabel('Comments', { exact: true })).toHaveValue('DAILY');
  await page.getByLabel('Comments', { exact: true }).selectOption('At once');
  await page.getByLabel('Keep quiet hours').check();
  await page.getByLabel('Until').fill('22:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('Choose another time for the end')).toBeVisible();
  await lookAt(page, 'the settings with quiet hours');
  await page.getByLabel('Until').fill('06:30');
  await save(page);
  await page.reload();
  await shell.ready();
  await expect(page.getByLabel('Comments', { exact: true })).toHaveValue('NOW');
  await expect(page.getByLabel('Until')).toHaveValue('06:30');
  await page.getByLabel('Keep quiet hours').uncheck();
  await save(page);

  const boat = await uploadVoice(context, origin, 'The boat in Porto');
  await comment(ingrid.context, origin, boat, 'I was there.');
  await page.goto(await linkMailedTo(product, member.email, '/notifications/unsubscribe/'));
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'No more emails about notifications',
  );
  await page.getByRole('link', { name: 'Open your settings' }).click();
  await shell.ready();
  await expect(page.getByLabel('Comments', { exact: true })).toHaveValue('OFF');
  await ingrid.context.close();
});
