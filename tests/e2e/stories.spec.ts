import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codesInPdf } from '../harness/codes-in-pdf.ts';
import { callApi, joinFamilyOf, uploadFile, uploadVoice } from '../harness/family-of-two.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';

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

test('a family makes a story of two voices and a photo, reads it, prints it, and hears it by the code in the book', async ({
  page,
  context,
  browser,
  product,
  member: _,
}) => {
  test.slow();
  const { origin } = product;
  const ids = [
    await uploadVoice(context, origin, 'The boat'),
    await uploadVoice(context, origin, 'The mill'),
    await uploadFile(context, origin, {
      kind: 'PHOTO',
      title: 'By the lake',
      file: 'tests/fixtures/photos/01-portrait-paris.jpg',
    }),
  ];
  const stateOf = async (id: string) => {
    const query = 'query ($id: ID!) { recording(id: $id) { state } }';
    const { recording } = await callApi<{ recording: { state: string } }>(context, origin, query, {
      id,
    });
    return recording.state;
  };
  for (const id of ids) await expect.poll(() => stateOf(id), { timeout: 90_000 }).toBe('READY');

  await open(page, '/memory-vault/stories');
  await lookAt(page, 'no stories');
  await page.getByRole('button', { name: 'Make a story' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title of the story').fill('Lisbon 🍵');
  await dialog.getByRole('button', { name: 'Choose what is in it' }).click();
  for (const title of ['The boat', 'The mill', 'By the lake']) {
    await dialog.getByLabel(new RegExp(`^${title}`)).check();
  }
  await lookAt(page, 'choosing');
  await dialog.getByRole('button', { name: 'Choose 3' }).click();
  await page.waitForURL(/\/edit$/);
  await new MemberShell(page).ready();

  const chapters = page.getByRole('region', { name: 'Chapters' }).getByRole('listitem');
  await expect(chapters).toHaveCount(2);
  const first = (await chapters.first().innerText()).includes('The boat') ? 'The boat' : 'The mill';
  await page.getByRole('button', { name: `Move “${first}” one place later` }).focus();
  await page.keyboard.press('Enter');
  await expect(chapters.last()).toContainText(first);
  await page.getByRole('button', { name: `Edit “${first}”` }).click();
  const editor = page.getByRole('form', { name: `Edit “${first}”` });
  await editor.getByLabel('Text').fill('We left at dawn.\n\nNobody spoke.');
  await lookAt(page, 'editing');
  await editor.getByRole('button', { name: 'Save the chapter' }).click();
  await expect(editor).toBeHidden();
  await page.getByRole('button', { name: 'Share with the family' }).click();
  await expect(page.getByText('Your family reads this story.')).toBeVisible();

  await page.getByRole('link', { name: 'Read it' }).click();
  await new MemberShell(page).ready();
  await page.getByLabel('Print a code beside each chapter').check();
  await expect(page.getByText('Books that you download now have codes').first()).toBeAttached();

  const others = await browser.newContext({ baseURL: origin });
  await signUp(others, origin);
  await joinFamilyOf(context, others, origin, 'VIEWER');
  const reader = await others.newPage();
  await open(reader, '/memory-vault/stories');
  await lookAt(reader, 'stories');
  await reader.getByRole('link', { name: /Lisbon/ }).click();
  await new MemberShell(reader).ready();
  await expect(reader.getByRole('heading', { level: 2, name: first })).toBeVisible();
  await expect(reader.getByText('Nobody spoke.')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Play' })).toHaveCount(2);
  await expect(reader.getByLabel('Print a code beside each chapter')).toHaveCount(0);
  await lookAt(reader, 'story');

  const [download] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('link', { name: 'Download the PDF' }).click(),
  ]);
  const book = await readFile(await download.path());
  expect(book.subarray(0, 5).toString()).toBe('%PDF-');
  const addresses = codesInPdf(book);
  expect(addresses).toHaveLength(2);
  const address = addresses[1] ?? '';
  expect(address).toMatch(/\/listen\/[\w-]{43}$/);
  await others.close();

  const strangers = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await strangers.newPage();
  await expect(async () => {
    await phone.goto(address);
    await expect(phone.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  await expect(phone.getByRole('heading', { level: 1, name: first })).toBeVisible();
  expect(await phone.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
  await phone.getByRole('button', { name: 'Play' }).click();
  await expect(phone.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuenow',
    /^[1-9]/,
  );
  await lookAt(phone, 'listening');

  // It stays ticked until the question is answered.
  await page.getByLabel('Print a code beside each chapter').click();
  await page.getByRole('button', { name: 'Close the codes' }).click();
  await expect(page.getByLabel('Print a code beside each chapter')).not.toBeChecked();
  const answer = await phone.goto(address);
  expect(answer?.status()).toBe(410);
  await expect(
    phone.getByRole('heading', { name: 'The codes of this book no longer work' }),
  ).toBeVisible();
  await lookAt(phone, 'closed');
  await strangers.close();
});
