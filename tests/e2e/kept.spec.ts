import type { Page } from '@playwright/test';
import { callApi, uploadFile } from '../harness/family-of-two.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';
import { toastOn } from '../page-models/toast.ts';

test.use({ sharesProduct: true });

async function lookAt(page: Page, place: string): Promise<void> {
  for (const look of looks) {
    const where = `${place} ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}

test('a member marks a photo, puts it into an album, says who is in it, and gets it back from the trash', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const { origin } = product;
  const upload = (title: string, name: string) =>
    uploadFile(context, origin, { kind: 'PHOTO', title, file: `tests/fixtures/photos/${name}` });
  const paris = await upload('Paris', '01-portrait-paris.jpg');
  const two = await upload('Two people', '03-two-people.jpg');
  const stateOf = async (id: string) => {
    const query = 'query ($id: ID!) { recording(id: $id) { state } }';
    const { recording } = await callApi<{ recording: { state: string } }>(context, origin, query, {
      id,
    });
    return recording.state;
  };
  for (const id of [paris, two]) {
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('READY');
  }

  await open(page, `/voice-recordings/${two}`);
  const favorite = page.getByRole('button', { name: 'Favorite' });
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Add to an album' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title of a new album').fill('Summers');
  await dialog.getByRole('button', { name: 'Make the album' }).click();
  await expect(dialog.getByLabel('Summers')).toBeChecked();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Name someone' }).click();
  await page.getByRole('combobox', { name: 'Name' }).fill('Grandma Inês');
  await page.getByRole('option', { name: 'Add “Grandma Inês” to the address book' }).click();
  await expect(page.getByRole('link', { name: 'Grandma Inês' })).toBeVisible();
  await lookAt(page, 'item');

  await open(page, '/memory-vault/favorites');
  await expect(page.getByRole('img', { name: 'Two people' })).toBeVisible();
  await lookAt(page, 'favorites');
  await open(page, '/memory-vault/people');
  await page.getByRole('link', { name: /Grandma Inês/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grandma Inês' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Two people' })).toBeVisible();

  await open(page, `/voice-recordings/${paris}`);
  await page.getByRole('button', { name: 'Add to an album' }).click();
  await dialog.getByLabel('Summers').click();
  await expect(toastOn(page, 'It is in “Summers” now.')).toBeAttached();
  await open(page, '/memory-vault/albums');
  await lookAt(page, 'albums');
  await page.getByRole('link', { name: /Summers/ }).click();
  await new MemberShell(page).ready();
  const titles = page.getByRole('main').getByRole('img');
  await expect(titles).toHaveCount(2);
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Order').selectOption('Arranged by hand');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await new MemberShell(page).ready();
  await page.getByRole('button', { name: 'Change what is in it' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  const lastTitle = (await rows.last().innerText()).includes('Paris') ? 'Paris' : 'Two people';
  await page.getByRole('button', { name: `Move “${lastTitle}” one place earlier` }).focus();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText(lastTitle);
  await lookAt(page, 'album');

  const remove = 'mutation ($id: ID!) { deleteRecording(id: $id) }';
  for (const id of [paris, two]) await callApi(context, origin, remove, { id });
  await open(page, '/memory-vault/albums');
  await expect(page.getByRole('link', { name: /Summers.*0 items/s })).toBeVisible();
  await open(page, '/memory-vault/trash');
  await expect(page.getByText('Erased in 30 days')).toHaveCount(2);
  await lookAt(page, 'trash');
  await page.getByRole('button', { name: 'Restore “Paris”' }).click();
  await page.getByRole('button', { name: 'Delete now: “Two people”' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await open(page, '/memory-vault/albums');
  await expect(page.getByRole('link', { name: /Summers.*1 item/s })).toBeVisible();
});

test('a member sees what was taken on this date, and leaves the date out', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  const file = 'tests/fixtures/photos/08-no-metadata.jpg';
  const id = await uploadFile(context, origin, { kind: 'PHOTO', title: 'Stars', file });
  const day = '{ onThisDay { today } }';
  const { onThisDay } = await callApi<{ onThisDay: { today: string } }>(context, origin, day, {});
  const then = `1978${onThisDay.today.slice(4)}`;
  const facts = 'query ($id: ID!) { recording(id: $id) { facts { version } } }';
  const read = () =>
    callApi<{ recording: { facts: object | null } }>(context, origin, facts, { id });
  await expect.poll(async () => (await read()).recording.facts, { timeout: 60_000 }).not.toBeNull();
  const change = `mutation ($id: ID!, $local: String!) { changeItemFacts(recordingId: $id,
    version: 0, input: { taken: { precision: DAY, local: $local } }) { version } }`;
  await callApi(context, origin, change, { id, local: then });

  await open(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'On this day' })).toBeVisible();
  await open(page, '/memory-vault/on-this-day');
  await expect(page.getByRole('heading', { name: /^1978, \d+ years ago$/ })).toBeVisible();
  await lookAt(page, 'on this day');
  await page.getByRole('button', { name: 'Leave this date out' }).click();
  await expect(page.getByText('You leave this date out.')).toBeVisible();
  await page.getByRole('button', { name: /^Show again: / }).click();
  await expect(page.getByText('You leave nothing out.')).toBeVisible();
});
