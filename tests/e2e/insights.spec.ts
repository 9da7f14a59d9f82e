import type { BrowserContext, Page } from '@playwright/test';
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
    'The dog ran off with the hat.',
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
});
