import type { BrowserContext, Page } from '@playwright/test';
import { callApi, uploadVoice } from '../harness/family-of-two.ts';
import { faultsIn, lookAs, looks, sidewaysOf } from '../harness/looks.ts';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

const segments = [
  ['a', 0, 1500, 'We rowed out before breakfast.', 'Grandma', null],
  ['b', 1500, 3000, 'The boat was read and leaking.', 'Grandma', null],
  ['c', 3000, 4500, 'Nobody minded.', null, 'Nobody minded the water.'],
].map(([id, startMs, endMs, text, speaker, heard]) => ({
  ...{ id, startMs, endMs, text, speaker, heard, edited: heard !== null, words: null },
}));
// The engine gave times of words for the second part.
Object.assign(segments[1] ?? {}, {
  words: ['The', 'boat', 'was', 'read', 'and', 'leaking.'].map((word, index) => [
    1500 + index * 250,
    1750 + index * 250,
    word,
  ]),
});

/** A recording that can be played, with what an engine heard in it. */
async function transcribed(
  context: BrowserContext,
  product: RunningProduct,
  title: string,
): Promise<string> {
  const { origin } = product;
  const id = await uploadVoice(context, origin, title);
  const query = 'query($id: ID!) { recording(id: $id) { state } }';
  await expect
    .poll(async () => {
      const answer = await callApi<{ recording: { state: string } }>(context, origin, query, {
        id,
      });
      return answer.recording.state;
    })
    .toBe('READY');
  await inDatabase(
    product,
    `insert into vault_analyses (family_id, is_on, changed_by, changed_at, next_look_at)
     select family_id, true, created_by, now(), now() from recordings where id = $1`,
    [id],
  );
  await inDatabase(
    product,
    `insert into transcripts (recording_id, family_id, state, segments, language, engine, place,
       touched_at, made_at)
     select id, family_id, 'READY', $2, 'en', 'an engine 1.0', 'HERE', now(), now()
     from recordings where id = $1`,
    [id, JSON.stringify(segments)],
  );
  return id;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}

const parts = (page: Page) =>
  page.getByRole('region', { name: 'Transcript' }).getByRole('listitem');
const secondsOf = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);

test('a relative reads along, hears a part and a word, and corrects what the engine heard', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const id = await transcribed(context, product, 'The lake');
  await open(page, `/voice-recordings/${id}`);
  await expect(parts(page)).toHaveCount(3);
  await expect(parts(page).first()).toContainText('Grandma');
  for (const look of looks) {
    const where = `a transcript ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });

  // By keyboard: the moment of a part plays it, and the part is marked.
  const moment = page.getByRole('button', { name: 'Play from 0:03' });
  await moment.press('Enter');
  await expect(parts(page).nth(2)).toHaveAttribute('aria-current', 'true');
  expect(await secondsOf(page)).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('leaking.', { exact: true }).click();
  await expect(parts(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await secondsOf(page)).toBeGreaterThanOrEqual(2.75);

  const correct = page.getByRole('button', { name: 'Correct the part at 0:01' });
  await correct.click();
  const text = page.getByLabel('What is said', { exact: true }).and(page.locator('textarea'));
  await expect(text).toBeFocused();
  await text.fill('The boat was red and leaking.');
  for (const look of looks) {
    expect.soft(await faultsIn(page, look), `correcting ${look.width}`).toEqual([]);
    expect.soft(await sidewaysOf(page), `correcting ${look.width}`).toBeLessThanOrEqual(0);
  }
  await page.getByLabel('Who speaks').fill('Great-grandma');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(correct).toBeFocused();
  await expect(parts(page).nth(1)).toContainText('The boat was red and leaking.');
  await expect(parts(page).first()).toContainText('Great-grandma');

  await page.getByRole('button', { name: 'Correct the part at 0:03' }).click();
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(parts(page).nth(2)).toContainText('Nobody minded the water.');

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as text' }).click();
  expect((await saved).suggestedFilename()).toBe('The lake.txt');
});

test('the search lands on the second at which something is said', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const id = await transcribed(context, product, 'Before breakfast');
  await open(page, '/search?q=leaking');
  const found = page.getByRole('region', { name: 'What was said' });
  await expect(found).toContainText('The boat was read and leaking.');
  await found.getByRole('link', { name: 'Before breakfast' }).click();
  await expect(page).toHaveURL(`/voice-recordings/${id}?t=2`);
  await new MemberShell(page).ready();
  await expect(parts(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuenow',
    '2',
  );
});

test('a recording is excluded, which deletes its transcript, and taken back', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const id = await transcribed(context, product, 'A secret');
  await open(page, `/voice-recordings/${id}`);
  await page.getByRole('button', { name: 'More for this transcript' }).click();
  await page.getByRole('menuitem', { name: 'Exclude this recording' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exclude' }).click();
  await expect(page.getByText('has no transcript, because someone')).toBeVisible();
  await expect(parts(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Transcribe this recording' }).click();
  await expect(page.getByText('has no transcript, because someone')).toBeHidden();
});
