import type { BrowserContext, Page } from '@playwright/test';
import { callApi, joinFamilyOf } from '../harness/family-of-two.ts';
import { lookAt } from '../harness/look-at.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { scheduleThroughApi } from '../harness/scheduled-message.ts';
import { ComposerPage } from '../page-models/composer-page.ts';
import { MemberShell, openForMember as open } from '../page-models/member-shell.ts';
import { toastOn } from '../page-models/toast.ts';

test.use({ sharesProduct: true });

const entry = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const add = 'mutation($input: ContactInput!) { addContact(input: $input) { id version } }';
const addThroughApi = (context: BrowserContext, origin: string, input: object) =>
  callApi<{ addContact: { id: string; version: number } }>(context, origin, add, { input });

test('a member writes someone down, changes, removes and has them back', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const { origin } = product;
  await open(page, '/dashboard');
  await new MemberShell(page).openFromAccount('Address book');
  await expect(page.getByText('Nobody is in your address book yet')).toBeVisible();
  await lookAt(page, 'empty');
  await act(page, 'Add a person').click();
  await page.getByLabel('Name').fill('Inês Silva');
  await page.getByLabel('Who they are to you').fill('granddaughter');
  await page.getByLabel('Email address').fill('ines');
  await page.getByLabel('Month').selectOption('February');
  await page.getByLabel('Day').fill('30');
  await page.getByLabel('Notes').fill('Likes tea.\nHates coffee.');
  await act(page, 'Save').click();
  await expect(page.getByText('This is not an email address.').first()).toBeVisible();
  await expect(page.getByText('This day does not exist.').first()).toBeVisible();
  await lookAt(page, 'adding');
  await page.getByLabel('Email address').fill('Ines@Bücher.example');
  await page.getByLabel('Day').fill('29');
  await page.getByLabel('Language they read best').selectOption('Español');
  await act(page, 'Save').click();
  const ines = entry(page, 'Inês Silva');
  for (const fact of [
    'granddaughter',
    'Ines@bücher.example',
    'Birthday February 29',
    'Reads Español',
  ]) {
    await expect(ines).toContainText(fact);
  }

  // Two of the family edit it at once: the later one sees both.
  await act(page, 'Edit: Inês Silva').click();
  const { contacts } = await callApi<{ contacts: { nodes: { id: string }[] } }>(
    context,
    origin,
    '{ contacts { nodes { id } } }',
    {},
  );
  await callApi(
    context,
    origin,
    `mutation($id: ID!, $input: ContactInput!) {
      changeContact(id: $id, version: 1, input: $input) { contact { id } } }`,
    { id: contacts.nodes[0]?.id, input: { name: 'Inês Silva', relation: 'cousin' } },
  );
  await page.getByLabel('Who they are to you').fill('goddaughter');
  await act(page, 'Save').click();
  await expect(page.getByRole('alert')).toContainText('Someone else changed this entry');
  await expect(page.getByRole('alert')).toContainText('cousin');
  await lookAt(page, 'a conflict');
  await act(page, 'Keep mine and save').click();
  await expect(ines).toContainText('goddaughter');

  await addThroughApi(context, origin, { name: 'Tom Baker', emails: ['tom@example.org'] });
  await addThroughApi(context, origin, { name: 'Uncle Tom', emails: ['TOM@example.org'] });
  await open(page, '/address-book');
  await lookAt(page, 'a book');
  await page.getByLabel('Search by name').fill('ines');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Search by name').fill('');
  await expect(page.getByRole('article')).toHaveCount(3);
  await act(page, 'Remove: Inês Silva').click();
  await expect(ines).toHaveCount(0);
  await expect(act(page, 'Undo: Inês Silva')).toBeFocused();
  await act(page, 'Undo: Inês Silva').click();
  await expect(ines).toBeVisible();

  await act(page, 'Find duplicates').click();
  await act(page, 'Put the entries of Tom Baker together').click();
  await expect(page.getByText('No duplicates were found.')).toBeVisible();
  await page.getByRole('region', { name: 'Possible duplicates' }).getByRole('button').click();
  await expect(entry(page, 'Uncle Tom')).toHaveCount(0);
  await act(page, 'Undo merge: Tom Baker').click();
  await expect(entry(page, 'Uncle Tom')).toBeVisible();

  const download = page.waitForEvent('download');
  await act(page, 'Download all (vCard)').click();
  expect((await download).suggestedFilename()).toBe('address-book.vcf');
});

test('a file of contacts is shown before it is imported, with duplicates and rubbish', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  await addThroughApi(context, origin, { name: 'Ann Baker', emails: ['ann@example.org'] });
  await addThroughApi(context, origin, { name: 'Jo Field' });
  await open(page, '/address-book');
  await act(page, 'Import contacts').click();
  const file = page.getByLabel('File of contacts (vCard)');
  const give = (text: string) =>
    file.setInputFiles({ name: 'all.vcf', mimeType: 'text/vcard', buffer: Buffer.from(text) });
  await give('hello');
  await expect(page.getByText('We could not read this file.')).toBeVisible();
  const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD', ''];
  await give(
    [
      ...card('FN:Ann Baker', 'EMAIL:ANN@example.org'),
      ...card('FN:Jo Field', 'EMAIL:jo@example.org'),
      ...card('FN:<b>Eve</b>', 'EMAIL:eve', 'BDAY:2001-02-29'),
      ...card('FN:Tom', 'EMAIL:tom@example.org', 'BDAY:--0229'),
      ...card('FN:Tom', 'EMAIL:TOM@example.org'),
    ].join('\r\n'),
  );
  await expect(page.getByText('5 people in this file.')).toBeVisible();
  await expect(page.getByText('Already in your address book as Ann Baker')).toBeVisible();
  await expect(page.getByText('Twice in this file')).toBeVisible();
  const likely = page.getByRole('checkbox', { name: /Perhaps the same person as Jo Field/ });
  await expect(likely).not.toBeChecked();
  await expect(page.getByText('Line 16')).toBeVisible();
  await lookAt(page, 'a preview');
  await likely.check();
  await act(page, 'Add 3 people').click();
  await expect(entry(page, '<b>Eve</b>')).toBeVisible();
  await expect(entry(page, 'Tom')).toContainText('Birthday February 29');
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('a message is for someone of the address book, and a changed address reaches it', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const { origin } = product;
  await addThroughApi(context, origin, {
    ...{ name: 'Inês Silva', relation: 'granddaughter', emails: ['ines@example.org'] },
    ...{ birthday: '--02-29', timeZone: 'Europe/Lisbon' },
  });
  await addThroughApi(context, origin, { name: 'Ina', emails: ['ina@example.org'] });
  const composer = new ComposerPage(page);
  await composer.open();
  await act(page, 'Choose from the address book').click();
  const picker = page.getByRole('combobox', { name: 'Someone from the address book' });
  await picker.fill('in');
  await expect(page.getByRole('option', { name: /^In/ })).toHaveCount(2);
  await lookAt(page, 'suggestions');
  await picker.press('ArrowDown');
  await picker.press('Enter');
  await expect(page.getByLabel('Email address')).toHaveValue('ines@example.org');
  await expect(page.getByLabel('Who they are to you')).toHaveValue('granddaughter');
  await act(page, 'Send it every birthday').click();
  await expect(page.getByLabel('The day', { exact: true })).toHaveValue('2000-02-29');
  await lookAt(page, 'chosen');

  // A list that fails stands in nobody's way.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query Contacts')) await route.abort();
    else await route.fallback();
  });
  await picker.fill('ina');
  await expect(page.getByText('The address book cannot be reached.')).toBeVisible();
  await page.unroute('**/graphql');
  await picker.press('Escape');
  await composer.addPerson({ name: 'Tom', email: 'tom@example.org' });
  await act(page, 'Add Tom to the address book').click();
  await expect(toastOn(page, 'Tom is in the address book.')).toBeVisible();

  const id = await scheduleThroughApi(context, origin, {
    ...{ title: 'For Ina', daysAhead: 30, now: new Date() },
    to: [{ name: 'Ina', email: 'INA@example.org' }],
  });
  await open(page, '/address-book');
  await act(page, 'Edit: Ina').click();
  await page.getByLabel('Email address').fill('ina@example.net');
  await act(page, 'Save').click();
  await expect(
    page.getByText(/One of your messages not sent yet goes to ina@example.org/),
  ).toBeVisible();
  await lookAt(page, 'an offer');
  await act(page, 'Update the message').click();
  await expect(toastOn(page, 'One message was updated.')).toBeVisible();
  await open(page, `/future-messages/${id}`);
  await expect(page.getByRole('main')).toContainText('ina@example.net');
});

test('a viewer looks things up and changes nothing', async ({ context, product, member: _ }) => {
  const { origin } = product;
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const others = await browser.newContext({ baseURL: origin });
  await signUp(others, origin);
  await joinFamilyOf(context, others, origin, 'VIEWER');
  await addThroughApi(context, origin, { name: 'Tom Baker', notes: 'Likes tea' });
  const page = await others.newPage();
  await open(page, '/address-book');
  await expect(entry(page, 'Tom Baker')).toContainText('Likes tea');
  for (const name of ['Add a person', 'Import contacts', 'Edit: Tom Baker', 'Remove: Tom Baker']) {
    await expect(act(page, name)).toHaveCount(0);
  }
  await others.close();
});

test('the owner invites several people of the address book, and sees their birthdays', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  const today = new Date();
  const day = [today.getUTCMonth() + 1, today.getUTCDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  await addThroughApi(context, origin, {
    ...{ name: 'Baker, Tom', emails: ['tom@example.org'] },
    birthday: `--${day.join('-')}`,
  });
  await addThroughApi(context, origin, { name: 'Inês Silva', emails: ['ines@example.org'] });
  await addThroughApi(context, origin, { name: 'Without an address' });
  await open(page, '/family-invitations');
  await act(page, 'Choose from the address book').click();
  const people = page.getByRole('group', { name: /^People in your address book/ });
  await expect(people.getByRole('checkbox')).toHaveCount(2);
  await people.getByRole('checkbox', { name: /Baker, Tom/ }).check();
  await people.getByRole('checkbox', { name: /Inês Silva/ }).check();
  await lookAt(page, 'choosing');
  await act(page, 'Add 2 people to the list').click();
  await expect(page.getByText('2 addresses found')).toBeVisible();
  await act(page, 'Send invitations').click();
  const invited = page.getByRole('region', { name: 'Invitations' }).getByRole('listitem');
  await expect(invited.filter({ hasText: 'tom@example.org' })).toContainText('Baker, Tom');
  await expect(invited.filter({ hasText: 'ines@example.org' })).toContainText('Inês Silva');

  await open(page, '/dashboard');
  await lookAt(page, 'birthdays');
  await page.getByRole('link', { name: 'Baker, Tom' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Show everyone' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});
