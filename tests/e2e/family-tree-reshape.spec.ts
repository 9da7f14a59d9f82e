import type { Page } from '@playwright/test';
import { lookAt } from '../harness/look-at.ts';
import { expect, test } from '../harness/product-test.ts';
import { TreeByApi } from '../harness/tree-by-api.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}

test('a record that is about two people is split after both were seen, and joined again', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const tree = new TreeByApi(context, product.origin);
  const anna = await tree.add({
    ...{ given: 'Anna', surname: 'Berg', sex: 'F', birth: { date: '1850', place: 'Visby' } },
  });
  await tree.addFact(anna, 'OCCU', { value: 'Baker', date: '1931' });
  await tree.add({ given: 'Karl', surname: 'Berg' }, { kind: 'CHILD', to: anna });
  await open(page, `/family-tree/person/${anna}`);
  await page.getByRole('link', { name: 'Split this person' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Split Anna Berg' })).toBeVisible();
  await new MemberShell(page).ready();
  const confirm = page.getByRole('button', { name: 'Split into two people' });
  await expect(confirm).toBeDisabled();
  const goes = page.getByRole('region', { name: 'The new person gets' });
  await expect(goes).toContainText('Nothing yet');
  await page.getByRole('checkbox', { name: /Occupation: Baker/ }).check();
  await page.getByRole('checkbox', { name: /Family with children/ }).press('Space');
  await expect(goes).toContainText('Occupation: Baker, 1931');
  await expect(goes).toContainText('Without a name');
  const keeps = page.getByRole('region', { name: 'Anna Berg keeps' });
  await expect(keeps).toContainText('Born: 1850, Visby');
  await expect(keeps).not.toContainText('Baker');
  await lookAt(page, 'splitting a person');

  // Without a connection nothing happens, and the choice is still there.
  await page.route('**/graphql', (route) => route.abort());
  await confirm.click();
  await expect(page.getByText('It could not be saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Occupation: Baker/ })).toBeChecked();
  await page.unrouteAll();

  await confirm.click();
  await expect(page.getByText('Anna Berg is two people now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Occupation: Baker/ }).check();
  await page.getByRole('checkbox', { name: /Family with children/ }).check();
  await confirm.click();
  await page.getByRole('link', { name: 'Open the new person' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Karl Berg' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Baker, 1931');
});

test('two people of the reader’s choice are merged, and are two again', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const tree = new TreeByApi(context, product.origin);
  const one = await tree.add({ given: 'Eva', surname: 'Holm', birth: { date: '1880' } });
  await tree.add({
    ...{ given: 'Evelina', surname: 'Sund', birth: { date: '1881', place: 'Lund' } },
  });
  await open(page, `/family-tree/person/${one}`);
  await page.getByRole('link', { name: 'Same person as…' }).click();
  await new MemberShell(page).ready();
  const find = page.getByRole('combobox', { name: 'Find the other record' });
  await find.fill('eva');
  await page.getByRole('option', { name: /Eva Holm/ }).click();
  await expect(page.getByText('Please choose a different person.')).toBeVisible();
  await lookAt(page, 'choosing the other record');
  await find.fill('evelina');
  await expect(page.getByRole('option', { name: /Evelina Sund/ })).toBeVisible();
  await find.press('Enter');
  await expect(page.getByRole('heading', { name: 'Are they the same person?' })).toBeVisible();
  await new MemberShell(page).ready();
  await page.getByRole('button', { name: 'Keep the other record instead' }).click();
  await page.getByRole('button', { name: 'Keep the other record instead' }).click();
  await page.getByRole('checkbox', { name: 'Born: take the other one' }).check();
  await lookAt(page, 'two records side by side');
  await page.getByRole('button', { name: 'Same person: merge' }).click();
  await expect(page.getByText('The two records of Eva Holm are one.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Same person: merge' })).toBeVisible();
  await new MemberShell(page).ready();
  await page.getByRole('checkbox', { name: 'Born: take the other one' }).check();
  await page.getByRole('button', { name: 'Same person: merge' }).click();
  await page.getByRole('link', { name: 'Open Eva Holm' }).click();
  await expect(page.getByRole('main')).toContainText('1881, Lund');
  await expect(page.getByRole('main')).toContainText('Evelina Sund');
});

test('several people are chosen in the list and changed at once, after a look at what changes', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const tree = new TreeByApi(context, product.origin);
  for (const given of ['Ada', 'Bert', 'Cilla', 'Dan']) {
    await tree.add({ given, surname: 'Lund', birth: { date: '1950', place: 'Wisby' } });
  }
  await tree.add({
    given: 'Egon',
    surname: 'Lund',
    birth: { date: '1940' },
    death: { date: '2001' },
  });
  await tree.addSource({ title: 'Family Bible' });
  await open(page, '/family-tree?view=list');
  await page.getByRole('button', { name: 'Change several people' }).click();
  const bar = page.getByRole('group', { name: 'What to change' });
  await expect(bar).toContainText('Nobody is chosen yet.');
  await page.getByRole('checkbox', { name: 'Choose Bert Lund' }).check();
  await page.getByRole('checkbox', { name: 'Choose Dan Lund' }).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 people chosen');
  await page.getByRole('button', { name: 'Choose all 5 people' }).click();
  await expect(bar).toContainText('5 people chosen');
  await lookAt(page, 'choosing several people');

  await bar.getByRole('button', { name: 'Mark as deceased' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'See what changes' }).click();
  await expect(dialog).toContainText('4 records will change.');
  await expect(dialog).toContainText('1 record will not:');
  await lookAt(page, 'what a change of many would do');
  await dialog.getByRole('button', { name: 'Change them' }).click();
  await expect(page.getByText('4 records changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();

  await bar.getByRole('button', { name: 'Add a source' }).click();
  await dialog.getByRole('combobox', { name: 'Source' }).fill('bible');
  await dialog.getByRole('option', { name: 'Family Bible' }).click();
  await dialog.getByRole('button', { name: 'See what changes' }).click();
  await expect(dialog).toContainText('5 records will change.');
  await dialog.getByRole('button', { name: 'Change them' }).click();
  await expect(page.getByText('5 records changed.')).toBeVisible();

  await bar.getByRole('button', { name: 'Rename a place' }).click();
  await dialog.getByRole('combobox', { name: 'The place as it is written now' }).fill('wis');
  await dialog.getByRole('option', { name: /Wisby/ }).click();
  await dialog.getByLabel('Its new name').fill('Visby, Gotland');
  await page.route('**/graphql', (route) => route.abort());
  await dialog.getByRole('button', { name: 'See what changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was changed');
  await page.unrouteAll();
  await expect(dialog.getByLabel('Its new name')).toHaveValue('Visby, Gotland');
  await dialog.getByRole('button', { name: 'See what changes' }).click();
  await expect(dialog).toContainText('4 records will change.');
  await dialog.getByRole('button', { name: 'Change them' }).click();
  await expect(page.getByText('4 records changed.')).toBeVisible();
  await page.getByRole('link', { name: 'Places' }).first().click();
  await expect(page.getByRole('button', { name: /Visby, Gotland/ })).toBeVisible();
});
