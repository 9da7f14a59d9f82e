import type { Page } from '@playwright/test';
import { uploadFile, uploadVoice } from '../harness/family-of-two.ts';
import { lookAt } from '../harness/look-at.ts';
import { expect, test } from '../harness/product-test.ts';
import { TreeByApi } from '../harness/tree-by-api.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}

test('a source is added, cited at a fact, judged, found again and removed', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const tree = new TreeByApi(context, product.origin);
  const anna = await tree.add({ given: 'Anna', surname: 'Berg', birth: { date: '1850' } });
  await open(page, '/family-tree/sources');
  await expect(page.getByRole('heading', { name: 'No sources yet' })).toBeVisible();
  await lookAt(page, 'no sources');
  await page.getByRole('button', { name: 'Add a source' }).click();
  const form = page.getByRole('form', { name: 'A new source' });
  await form.getByLabel('Author').fill('The parish');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Please give the source a title')).toBeVisible();
  await expect(form.getByLabel('Author')).toHaveValue('The parish');
  await form.getByLabel('Title').fill('Register of Visby');
  await form.getByLabel('Where it is kept').fill('National archive');
  await lookAt(page, 'a new source');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register of Visby' })).toBeVisible();
  await expect(page.getByText('Nothing cites this source yet')).toBeVisible();

  await open(page, `/family-tree/person/${anna}`);
  await page.getByRole('link', { name: 'Sources', exact: true }).click();
  await new MemberShell(page).ready();
  await page.getByRole('button', { name: 'Cite a source: Born' }).press('Enter');
  const citing = page.getByRole('form', { name: 'Cite a source: Born' });
  await citing.getByRole('button', { name: 'Save the citation' }).click();
  await expect(citing.getByText('Please choose a source')).toBeVisible();
  await citing.getByRole('combobox', { name: 'Source' }).fill('visby');
  await page.getByRole('option', { name: 'Register of Visby', exact: true }).click();
  await citing.getByLabel('Where in it').fill('leaf 3');
  await citing.getByLabel('How reliable is it?').selectOption('First-hand, from the time itself');
  await citing.getByLabel('What it says').fill('Anna, daughter of Karl');
  await lookAt(page, 'citing a source');
  await page.route('**/graphql', (route) => route.abort());
  await citing.getByRole('button', { name: 'Save the citation' }).click();
  await expect(page.getByText('It could not be saved', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await expect(citing.getByLabel('What it says')).toHaveValue('Anna, daughter of Karl');
  await citing.getByRole('button', { name: 'Save the citation' }).click();
  await expect(page.getByText('The citation of Register of Visby was saved.')).toBeVisible();
  await expect(page.getByText('leaf 3 · First-hand')).toBeVisible();
  await page.getByRole('button', { name: /^Change the citation of Register of Visby/ }).click();
  const changing = page.getByRole('form', { name: 'Change the citation' });
  await changing.getByLabel('How reliable is it?').selectOption('Questionable');
  await changing.getByRole('button', { name: 'Save the citation' }).click();
  await expect(page.getByText('leaf 3 · Questionable')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('leaf 3 · First-hand')).toBeVisible();
  await lookAt(page, 'the sources of a person');

  // A source that is new is added with the citation.
  await page.getByRole('button', { name: 'Cite a source: Anna Berg as a whole' }).click();
  await page.getByRole('combobox', { name: 'Source' }).fill('Letter of 1901');
  await page.getByRole('button', { name: 'Save the citation' }).click();
  await expect(page.getByText('The citation of Letter of 1901 was saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Register of Visby' }).click();
  await new MemberShell(page).ready();
  await expect(page.getByRole('link', { name: 'Anna Berg' })).toBeVisible();
  await expect(page.getByText('One citation still names this source')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('Author').fill('Parish of Visby');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Register of Visby was changed.')).toBeVisible();
  await lookAt(page, 'a source');
  await page.getByRole('link', { name: 'Anna Berg' }).click();
  await new MemberShell(page).ready();
  await page.getByRole('button', { name: /^Remove the citation of Register of Visby/ }).click();
  await expect(page.getByText('The citation of Register of Visby was removed.')).toBeVisible();

  await open(page, '/family-tree/sources');
  await page.getByRole('searchbox').fill('parish of');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: 'Register of Visby' }).click();
  await new MemberShell(page).ready();
  await page.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('its title, its author, where it is kept');
  await question.getByRole('button', { name: 'Remove the source' }).click();
  await expect(page.getByText('Register of Visby was removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(page.getByText('Parish of Visby')).toBeVisible();
  await page.getByRole('link', { name: 'Sources' }).first().click();
  await expect(page.getByRole('link', { name: 'Letter of 1901' })).toBeVisible();
  await lookAt(page, 'sources');
});

test('a place gets its point by a press on the map, by keyboard and by numbers', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const tree = new TreeByApi(context, product.origin);
  await tree.add({ given: 'Anna', birth: { date: '1850', place: 'Visby' } });
  await open(page, '/family-tree?view=places');
  await page.getByRole('button', { name: /^Visby/ }).click();
  await page.getByRole('button', { name: 'Set the point on the map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where is Visby?' });
  const field = dialog.getByLabel('Coordinates');
  await dialog.getByRole('button', { name: 'Save the point' }).click();
  await expect(dialog.getByText('Please write two numbers')).toBeVisible();
  const map = dialog.getByRole('application');
  await map.click({ position: { x: 200, y: 100 } });
  await expect(field).toHaveValue(/^-?\d+(\.\d+)?, -?\d+(\.\d+)?$/);
  const pressed = await field.inputValue();
  await map.press('ArrowRight');
  await map.press('Enter');
  await expect(field).not.toHaveValue(pressed);
  await lookAt(page, 'setting a point');
  await field.fill('57.6348, 18.2948');
  await expect(dialog.getByRole('img', { name: 'The point' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the point' }).click();
  await expect(page.getByText('Visby is on the map now, in 1 record.')).toBeVisible();
  await expect(page.getByRole('application').getByTitle('Visby')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('None of these places has coordinates')).toBeVisible();
});

test('a photo of the vault becomes the picture of a person, on the page and in the list', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const tree = new TreeByApi(context, product.origin);
  const anna = await tree.add({ given: 'Anna', surname: 'Berg', birth: { date: '1850' } });
  const title = 'Anna at the lake';
  const file = 'tests/fixtures/photos/01-portrait-paris.jpg';
  const photo = await uploadFile(context, product.origin, { kind: 'PHOTO', title, file });
  const named = await uploadFile(context, product.origin, {
    ...{ kind: 'PHOTO', title: 'A wedding', file: 'tests/fixtures/photos/07-scanned-print.jpg' },
  });
  for (const id of [photo, named]) {
    await expect
      .poll(async () => {
        const query = 'query($id: ID!) { recording(id: $id) { state } }';
        return (await tree.ask<{ recording: { state: string } }>(query, { id })).recording.state;
      })
      .toBe('READY');
  }
  await open(page, `/family-tree/person/${anna}`);
  await expect(page.getByText('There is no photo of Anna Berg yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await page.getByRole('button', { name: `Add ${title}` }).click();
  await expect(page.getByText('The photo is in the tree.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const photos = page.getByRole('region', { name: 'Photos' });
  await expect(photos.getByRole('img', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).locator('img')).toBeVisible();

  // Whom a photo of the vault names has it on their page, too.
  const tag = `mutation($id: ID!, $person: TagInput!) {
    tagPerson(recordingId: $id, person: $person) { people { kind personId } } }`;
  interface Tagged {
    tagPerson: { people: { kind: string; personId: string }[] };
  }
  const { tagPerson } = await tree.ask<Tagged>(tag, { id: named, person: { name: 'Anna Berg' } });
  const subjectId = tagPerson.people[0]?.personId;
  const link = `mutation($id: ID!, $subjectId: ID) {
    linkTreePerson(id: $id, kind: CONTACT, subjectId: $subjectId) }`;
  await tree.ask(link, { id: anna, subjectId });
  await open(page, `/family-tree/person/${anna}`);
  await expect(photos.getByRole('img', { name: 'A wedding' })).toBeVisible();
  await lookAt(page, 'a person with photos');
  await open(page, '/family-tree?view=list');
  await expect(page.getByRole('row', { name: /Anna Berg/ }).locator('img')).toBeVisible();
  await lookAt(page, 'a list with pictures');
  await open(page, `/family-tree/person/${anna}`);
  await page.getByRole('button', { name: `Remove ${title} from the tree` }).click();
  await expect(
    page.getByText('The photo is no longer in the tree here. It stays in the vault.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(photos.getByRole('img', { name: title })).toHaveCount(0);
});

test('a proof is taken off a fact once its loss was named, and a branch is taken out', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const tree = new TreeByApi(context, product.origin);
  const anna = await tree.add({ given: 'Anna', surname: 'Berg', birth: { date: '1850' } });
  const recordingId = await uploadVoice(context, product.origin, 'Grandma tells');
  await expect
    .poll(async () => {
      const query = 'query($id: ID!) { recording(id: $id) { state } }';
      const read = tree.ask<{ recording: { state: string } }>(query, { id: recordingId });
      return (await read).recording.state;
    })
    .toBe('READY');
  const query = 'query($id: ID!) { treeIndividual(id: $id) { version facts { at } } }';
  const { treeIndividual } = await tree.ask<{
    treeIndividual: { version: number; facts: { at: number }[] };
  }>(query, { id: anna });
  const cite = 'mutation($input: VoiceCitationInput!) { citeRecording(input: $input) { version } }';
  await tree.ask(cite, {
    input: {
      ...{ recordingId, recordId: anna, fromMs: 0, toMs: 1000, quality: 2 },
      ...{ version: treeIndividual.version, fact: treeIndividual.facts[0]?.at },
    },
  });
  await open(page, `/family-tree/person/${anna}`);
  await page.getByRole('button', { name: /^Remove this proof of Birth/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('stays in the tree, but without a voice that tells it');
  await question.getByRole('button', { name: 'Remove this proof' }).click();
  await expect(
    page.getByText('The proof was removed. The fact stays.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Facts that were told' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Take this branch out' }).click();
  await expect(page.getByText(/Anna Berg/).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`files\\?person=${anna}`));
});
