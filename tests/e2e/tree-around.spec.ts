import type { BrowserContext } from '@playwright/test';
import { callApi } from '../harness/family-of-two.ts';
import { lookAt } from '../harness/look-at.ts';
import { expect, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

interface Relation {
  readonly kind: 'PARENT' | 'PARTNER' | 'CHILD';
  readonly to: string;
}

async function addPerson(
  context: BrowserContext,
  origin: string,
  input: object,
  relation: Relation | null = null,
): Promise<string> {
  const { addTreePerson } = await callApi<{ addTreePerson: { id: string } }>(
    context,
    origin,
    'mutation($input: TreePersonInput!, $relation: TreeRelationInput) { addTreePerson(input: $input, relation: $relation) { id } }',
    { input, relation },
  );
  return addTreePerson.id;
}

test('the timeline of the family has births of its tree among what it keeps', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const birth = { date: '4 MAY 1890', place: 'Visby, Sweden' };
  await addPerson(context, product.origin, { given: 'Anna', surname: 'Berg', birth });
  await page.goto('/timeline');
  await new MemberShell(page).ready();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'May 1890' })).toBeVisible();
  await lookAt(page, 'a timeline of the tree');
  await main.getByRole('link', { name: /Anna Berg/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Berg' })).toBeVisible();
});

test('a member who says who they are in the tree sees how everyone is related to them', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  const me = await addPerson(context, origin, { given: 'Maja', surname: 'Berg' });
  const parent = { kind: 'PARENT', to: me } as const;
  const mother = await addPerson(context, origin, { given: 'Rosa', sex: 'F' }, parent);
  const grandmother = { given: 'Anna', surname: 'Sund', sex: 'F' };
  await addPerson(context, origin, grandmother, { kind: 'PARENT', to: mother });
  await page.goto('/connections');
  await new MemberShell(page).ready();
  await expect(page.getByText('Which of them is you?')).toBeVisible();

  await page.goto(`/family-tree?root=${me}`);
  await page
    .getByRole('group', { name: /^Family tree, / })
    .getByRole('link', { name: /^Maja Berg/ })
    .click();
  await page.getByRole('button', { name: 'This is me' }).click();
  await expect(page.getByRole('button', { name: 'This is me' })).toHaveCount(0);
  await page.goto('/connections');
  const inTree = page.getByRole('region', { name: 'In your family tree' });
  const anna = inTree.getByRole('listitem').filter({ hasText: 'Anna Sund' });
  await expect(anna).toContainText('your grandmother');
  await lookAt(page, 'connections with relatives of the tree');
});

test('a member makes a calendar of the days of the tree, and ends it', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const soon = new Date(Date.now() + 5 * 86_400_000);
  const month = soon.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' }).toUpperCase();
  const day = `${soon.getUTCDate()} ${month}`;
  await addPerson(context, product.origin, {
    ...{ given: 'Rose', surname: 'Field', birth: { date: '1899' }, death: { date: `${day} 1970` } },
  });
  await page.goto('/family-tree/days');
  await new MemberShell(page).ready();
  const main = page.getByRole('main');
  await expect(main.getByText('In memory of Rose Field')).toBeVisible();
  await main.getByLabel('Name of the calendar').fill('Our dead');
  await main.getByRole('button', { name: 'Make a calendar' }).click();
  const address = await main.getByLabel('Address of the calendar').inputValue();
  await lookAt(page, 'a calendar was made');
  // A calendar program brings no session.
  const program = await fetch(address);
  expect(await program.text()).toContain('SUMMARY:In memory of Rose Field');

  await main.getByRole('button', { name: 'Remove: Our dead' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(main.getByRole('button', { name: 'Remove: Our dead' })).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);

  // Mails are for those who choose them.
  await main.getByRole('link', { name: 'Choose it in your notification settings' }).click();
  await new MemberShell(page).ready();
  const choice = page.getByLabel('Birthdays and days of remembrance in the family tree', {
    exact: true,
  });
  await choice.selectOption('At once');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('That is what reaches you from now on.').first()).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue('NOW');
});
