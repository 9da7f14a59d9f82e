import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callApi, uploadVoice } from '../harness/family-of-two.ts';
import { faultsIn, lookAs, looks, sidewaysOf } from '../harness/looks.ts';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

const group = (page: Page, name: string): Locator => page.getByRole('region', { name });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}

/** A recording that can be played, in which this is said, and when it was taken. */
async function told(
  context: BrowserContext,
  product: RunningProduct,
  title: string,
  { said, taken }: { said: readonly string[]; taken: string },
): Promise<string> {
  const { origin } = product;
  const id = await uploadVoice(context, origin, title);
  const query = 'query($id: ID!) { recording(id: $id) { state } }';
  await expect
    .poll(async () => {
      const variables = { id };
      const answer = await callApi<{ recording: { state: string } }>(
        ...([context, origin, query, variables] as const),
      );
      return answer.recording.state;
    })
    .toBe('READY');
  const segments = said.map((text, at) => ({
    ...{ id: `${at}`, startMs: at * 1500, endMs: at * 1500 + 1500, text, words: null },
    ...{ speaker: null, edited: false, heard: null },
  }));
  await inDatabase(
    product,
    `insert into transcripts (recording_id, family_id, state, segments, engine, place, touched_at, made_at)
     select id, family_id, 'READY', $2, 'an engine 1.0', 'HERE', now(), now()
     from recordings where id = $1`,
    [id, JSON.stringify(segments)],
  );
  await inDatabase(
    product,
    `update item_facts set taken_precision = 'YEAR', taken_local = $2 where recording_id = $1`,
    [id, taken],
  );
  return id;
}

/** From now on the family wants transcripts; what it has keeps its own. */
async function turnOn(product: RunningProduct, id: string): Promise<void> {
  await inDatabase(
    product,
    `insert into vault_analyses (family_id, is_on, changed_by, changed_at, next_look_at)
     select family_id, true, created_by, now(), now() from recordings where id = $1
     on conflict do nothing`,
    [id],
  );
  // As an edit does: the vectors are made at once, and not with the next look.
  await inDatabase(
    product,
    `update transcripts set segments = segments
     where family_id = (select family_id from recordings where id = $1)`,
    [id],
  );
}

test('a misspelled search with a year lands on the second, and so does one in other words', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const said = ['We came home late.', 'Then the whole garden was flooded.', 'Nobody minded.'];
  const id = await told(context, product, 'Grandma tells', { said, taken: '1978' });
  await told(context, product, 'Grandma sings', { said: ['The garden song.'], taken: '1990' });
  await turnOn(product, id);
  await open(page, '/search');
  await page.getByRole('searchbox', { name: 'Search everywhere' }).fill('granma 1978 gardne');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  const found = group(page, 'What was said');
  await expect(found.getByText('These have ‘grandma 1978 garden’')).toBeVisible();
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(found.locator('mark')).toHaveText(['Grandma', 'garden']);
  await expect(found.getByText('1978', { exact: true })).toBeVisible();
  await new MemberShell(page).ready();
  for (const look of looks) {
    const where = `a corrected search ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });
  await found.getByRole('link', { name: 'Grandma tells' }).click();
  await expect(page).toHaveURL(`/voice-recordings/${id}?t=1`);
  await new MemberShell(page).ready();
  const slider = page.getByRole('slider', { name: 'Position' });
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(1.5);

  // By meaning, as soon as the vectors are made; not one of the words is said.
  await expect
    .poll(async () => {
      await page.goto('/search?q=the+yard+was+under+water');
      return found.getByRole('link', { name: 'Grandma tells' }).count();
    })
    .toBe(1);
  await expect(found.getByRole('link', { name: 'Grandma tells' })).toHaveAttribute(
    'href',
    `/voice-recordings/${id}?t=1`,
  );
});

test('a search is narrowed, saved under a name, opened again, renamed and deleted', async ({
  page,
  context,
  product,
  member: _,
}) => {
  await told(context, product, 'The lake', { said: ['A lake.'], taken: '1978' });
  await told(context, product, 'The lake again', { said: [], taken: '1990' });
  await open(page, '/search?q=lake');
  const kept = group(page, 'What your family keeps').getByRole('link');
  await expect(kept).toHaveCount(2);
  await page.getByText('Narrow it down').click();
  await page.getByLabel('Taken since').fill('1970');
  await page.getByLabel('Taken until').fill('1979');
  await page.getByLabel('Kind').selectOption('Voice recording');
  await page.getByLabel('Only what has a transcript').check();
  for (const look of looks) {
    const where = `filters ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });
  await page.getByRole('button', { name: 'Show only these' }).click();
  await expect(kept).toHaveText(['The lake']);
  await new MemberShell(page).ready();

  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Please give the search a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('The lake of the seventies');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();

  await open(page, '/search');
  const saved = group(page, 'Saved searches');
  await saved.getByRole('link', { name: 'The lake of the seventies' }).click();
  await expect(kept).toHaveText(['The lake']);
  await expect(page.getByLabel('Taken since')).toHaveValue('1970');

  await open(page, '/search');
  await page.getByRole('button', { name: 'Rename The lake of the seventies' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename this search' });
  await renaming.getByLabel('Name').fill('Our lake');
  await renaming.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved.getByRole('link')).toHaveText(['Our lake']);
  for (const look of looks) {
    const where = `saved searches ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });
  await page.getByRole('button', { name: 'Delete Our lake' }).click();
  await expect(saved).toHaveCount(0);
});
