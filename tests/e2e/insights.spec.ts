import type { BrowserContext, Page } from '@playwright/test';
import { writtenPdf } from '../../packages/api/src/features/insights/document-texts/testing/written-pdf.ts';
import { callApi, uploadVoice } from '../harness/family-of-two.ts';
import { faultsIn, lookAs, looks, sidewaysOf } from '../harness/looks.ts';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}

/** A recording that can be played, of a family that wants its recordings analyzed. */
async function recorded(
  context: BrowserContext,
  product: RunningProduct,
  title: string,
): Promise<string> {
  const { origin } = product;
  const id = await uploadVoice(context, origin, title);
  const query = 'query($id: ID!) { recording(id: $id) { state } }';
  await expect
    .poll(async () => {
      const asked = [context, origin, query, { id }] as const;
      return (await callApi<{ recording: { state: string } }>(...asked)).recording.state;
    })
    .toBe('READY');
  await inDatabase(
    product,
    `insert into vault_analyses (family_id, is_on, changed_by, changed_at, next_look_at)
     select family_id, true, created_by, now(), now() + interval '6 hours'
     from recordings where id = $1 on conflict do nothing`,
    [id],
  );
  return id;
}

/** What an engine heard, as its run leaves it. */
async function hear(product: RunningProduct, id: string, said: readonly string[]): Promise<void> {
  const segments = said.map((text, at) => ({
    ...{ id: `${at}`, startMs: at * 1500, endMs: at * 1500 + 1500, text, words: null },
    ...{ speaker: null, edited: false, heard: null },
  }));
  await inDatabase(
    product,
    `insert into transcripts
       (recording_id, family_id, state, segments, language, engine, place, touched_at, made_at)
     select id, family_id, 'READY', $2, 'en', 'an engine 1.0', 'HERE', now(), now()
     from recordings where id = $1
     on conflict (recording_id) do update set segments = excluded.segments`,
    [id, JSON.stringify(segments)],
  );
}

test('a mood is suggested, a member changes it, a new run leaves it, and a search narrows by it', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const id = await recorded(context, product, 'About mother');
  await hear(product, id, ['When my mother died I cried for weeks.', 'I still miss her so much.']);
  await open(page, `/voice-recordings/${id}`);
  const mood = page.getByRole('region', { name: 'Mood' });
  // It comes while the page is open.
  await expect(mood.getByText('Sad', { exact: true })).toBeVisible();
  await expect(mood.getByText('A suggestion.')).toBeVisible();
  await expect(mood.getByText('on the machine of this service')).toBeVisible();
  for (const look of looks) {
    const where = `a suggested mood ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });

  await mood.getByRole('button', { name: 'Change the mood' }).click();
  await mood.getByLabel('Which mood fits?').selectOption('Tender');
  await mood.getByRole('button', { name: 'Save' }).click();
  await expect(mood.getByText('Tender', { exact: true })).toBeVisible();
  await expect(mood.getByText(/said so on/)).toBeVisible();

  await hear(product, id, [
    'We laughed so hard we could not stop.',
    'The dog ate sausages, all our sausages.',
  ]);
  const suggested = 'select mood from mood_suggestions where recording_id = $1 and not is_due';
  await expect
    .poll(async () => (await inDatabase(product, suggested, [id]))[0]?.['mood'])
    .toBe('FUNNY');
  await open(page, `/voice-recordings/${id}`);
  await expect(mood.getByText('Tender', { exact: true })).toBeVisible();

  await open(page, '/voice-recordings');
  await expect(page.getByRole('article', { name: 'About mother' })).toContainText('Tender');

  await open(page, '/search');
  await page.getByText('Narrow it down').click();
  await page.getByLabel('Mood').selectOption('Tender');
  await page.getByRole('button', { name: 'Show only these' }).click();
  const kept = page.getByRole('region', { name: 'What your family keeps' });
  await expect(kept.getByRole('link', { name: 'About mother' })).toBeVisible();
  await open(page, '/search?q=&mood=FUNNY');
  await expect(page.getByText('Nothing was found.')).toBeVisible();

  // Tags: one's own, and those that are suggested of the words.
  await open(page, `/voice-recordings/${id}`);
  const tags = page.getByRole('region', { name: 'Tags' });
  await tags.getByRole('button', { name: 'Add the tag sausages' }).click();
  await tags.getByLabel('New tag').fill('Family dinners');
  await tags.getByRole('button', { name: 'Add', exact: true }).click();
  const own = tags.getByRole('link', { name: 'Everything with the tag Family dinners' });
  await expect(own).toBeVisible();
  await expect(tags.getByRole('button', { name: 'Remove the tag sausages' })).toBeVisible();
  for (const look of looks) {
    const where = `tags ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });
  await own.click();
  await new MemberShell(page).ready();
  await expect(kept.getByRole('link', { name: 'About mother' })).toBeVisible();
});

test('a document is found by a word on its second page', async ({
  page,
  context,
  product,
  member: _,
}) => {
  await recorded(context, product, 'A voice');
  await open(page, '/memory-vault/add');
  const buffer = writtenPdf({
    pages: ['Dear Anne, the harvest was good.', 'The lighthouse keeper sends his regards.'],
  });
  await page
    .getByRole('main')
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('Your file is in your vault.')).toBeVisible();
  const found = page.getByRole('region', { name: 'What is written in documents' });
  await expect
    .poll(async () => {
      await page.goto('/search?q=lighthuose');
      return found.getByText('Page 2: The lighthouse keeper').count();
    })
    .toBe(1);
  await expect(found.getByText('These have ‘lighthouse’')).toBeVisible();
  await new MemberShell(page).ready();

  // The palette says so, too.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everywhere' }).fill('lighthuose');
  const palette = page.getByRole('dialog', { name: 'Search and go' });
  await expect(palette.getByText('These have ‘lighthouse’')).toBeVisible();
  await page.keyboard.press('Escape');
  await found.getByRole('link', { name: 'letter' }).click();
  await new MemberShell(page).ready();
  const text = page.getByRole('region', { name: 'Text of this document' });
  await expect(text.getByText('with the page they are on')).toBeVisible();
  for (const look of looks) {
    const where = `the text of a document ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });
  await text.getByRole('button', { name: 'Exclude this document' }).click();
  await expect(text.getByText('someone in your family excluded it')).toBeVisible();
});
