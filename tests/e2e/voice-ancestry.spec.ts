import type { BrowserContext, Page } from '@playwright/test';
import { callApi, uploadVoice } from '../harness/family-of-two.ts';
import { faultsIn, lookAs, looks, sidewaysOf } from '../harness/looks.ts';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { budgets } from '../harness/script-budgets.ts';
import { weighScripts } from '../harness/script-weight.ts';
import { MemberShell } from '../page-models/member-shell.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

test.use({ sharesProduct: true });

const said = 'Anna Berg was born in nineteen thirty-one in Visby, they say.'.split(' ');
const words = said.map((word, index) => [index * 250, index * 250 + 250, word]);
const segment = {
  ...{ id: 'a', startMs: 0, endMs: said.length * 250, text: said.join(' '), words },
  ...{ speaker: null, edited: false, heard: null },
};

async function addPerson(context: BrowserContext, origin: string, input: object): Promise<string> {
  const { addTreePerson } = await callApi<{ addTreePerson: { id: string } }>(
    context,
    origin,
    'mutation($input: TreePersonInput!) { addTreePerson(input: $input) { id } }',
    { input },
  );
  return addTreePerson.id;
}

/** A recording that can be played, in a family that has its voices transcribed. */
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
      const read = callApi<{ recording: { state: string } }>(context, origin, query, { id });
      return (await read).recording.state;
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
    [id, JSON.stringify([segment])],
  );
  return id;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}

async function looksRight(page: Page, what: string): Promise<void> {
  for (const look of looks) {
    const where = `${what} ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });
}

test('a story is recorded on the page of a person and plays there', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const anna = await addPerson(context, product.origin, {
    ...{ given: 'Anna', surname: 'Berg', sex: 'F', birth: { date: '1890' } },
  });
  const weigh = weighScripts(page);
  await open(page, `/family-tree/person/${anna}`);
  await expect.poll(weigh).not.toBeNull();
  expect(weigh()?.kilobytes).toBeLessThanOrEqual(budgets.member.kilobytes);
  await expect(page.getByText('Nobody has told a story about Anna Berg yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Record a story' }).click();
  const recorder = new RecorderPage(page);
  await recorder.record();
  await recorder.recordedAtLeast(2);
  await recorder.stop();
  await recorder.title.fill('The harvest');
  await recorder.recorder.getByRole('button', { name: 'Keep it', exact: true }).click();
  // At once: what the member has said to keep is kept although the dialog is gone.
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const story = page.getByRole('article', { name: 'The harvest' });
  await expect(story.getByRole('button', { name: 'Play' })).toBeVisible();
  await looksRight(page, 'voices of a person');
  await page.getByRole('button', { name: 'Listen to their descendants' }).click();
  await expect(page.getByText('The harvest · 1 of 1')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'The harvest' })).toBeVisible();
});

test('a story that was left before it was kept is attached when it is kept elsewhere', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const ida = await addPerson(context, product.origin, {
    ...{ given: 'Ida', surname: 'Berg', sex: 'F', birth: { date: '1901' } },
  });
  await open(page, `/family-tree/person/${ida}`);
  await page.getByRole('button', { name: 'Record a story' }).click();
  const recorder = new RecorderPage(page);
  await recorder.record();
  await recorder.recordedAtLeast(2);
  await recorder.stop();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await recorder.open();
  await recorder.found.getByRole('button', { name: 'Keep it', exact: true }).click();
  await recorder.keep('The lighthouse');
  await open(page, `/family-tree/person/${ida}`);
  await expect(page.getByRole('article', { name: 'The lighthouse' })).toBeVisible();
});

test('a story about a person who was removed meanwhile stays in the library, and says so', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  const olga = await addPerson(context, origin, {
    ...{ given: 'Olga', surname: 'Berg', sex: 'F', birth: { date: '1902' } },
  });
  await open(page, `/family-tree/person/${olga}`);
  await page.getByRole('button', { name: 'Record a story' }).click();
  const recorder = new RecorderPage(page);
  await recorder.record();
  await recorder.recordedAtLeast(2);
  await recorder.stop();
  const remove = 'mutation($id: ID!) { removeTreePerson(id: $id, version: 1) { changeId } }';
  await callApi(context, origin, remove, { id: olga });
  await recorder.title.fill('The quarry');
  await recorder.recorder.getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(page.getByText('It is kept, but not in the tree')).toBeVisible();
  await recorder.open();
  await expect(recorder.kept('The quarry')).toBeVisible();
});

test('a fact cites words of a transcript and plays at their second', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  const anna = await addPerson(context, origin, {
    ...{ given: 'Anna', surname: 'Berg', sex: 'F', birth: { date: '1890' } },
  });
  const id = await transcribed(context, product, 'At the lake');
  await open(page, `/voice-recordings/${id}`);

  await page.getByRole('button', { name: 'Use a part as proof' }).click();
  const list = page.getByRole('listbox', { name: 'Words of the transcript' });
  // By keyboard: from the third word to the seventh.
  await list.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(list.getByRole('option', { selected: true })).toHaveText([
    ...['was', 'born', 'in', 'nineteen', 'thirty-one'],
  ]);
  // By pointer: a tap on the first, a tap on the last.
  await list.getByText('born', { exact: true }).click();
  await list.getByText('Visby,', { exact: true }).click();
  await expect(list.getByRole('option', { selected: true })).toHaveCount(6);
  await looksRight(page, 'marking words');
  await page.getByRole('button', { name: 'Use it as proof of…' }).click();

  const dialog = page.getByRole('dialog', { name: 'What does this prove?' });
  await dialog.getByRole('combobox', { name: 'About whom?' }).fill('anna');
  await dialog.getByRole('option', { name: /Anna Berg/ }).click();
  await dialog.getByLabel('Date', { exact: true }).fill('1931');
  await dialog.getByLabel('Place', { exact: true }).fill('Visby, Gotland, Sweden');
  await looksRight(page, 'citing a fact');
  await dialog.getByRole('button', { name: 'Save the proof' }).click();
  await expect(dialog).toBeHidden();
  const section = page.getByRole('region', { name: 'In the family tree' });
  await expect(section.getByText('Birth, 1931, Visby, Gotland, Sweden')).toBeVisible();
  await looksRight(page, 'what a recording proves');

  await section.getByRole('link', { name: 'Anna Berg' }).first().click();
  await new MemberShell(page).ready();
  const hear = page.getByRole('button', {
    name: 'Hear Birth, 1931, Visby, Gotland, Sweden, at 0:00',
  });
  await looksRight(page, 'facts that were told');
  await hear.click();
  const sound = page.locator('audio[aria-label="At the lake"]');
  const second = () => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(second).toBeGreaterThanOrEqual(0.75);
  // It stops by itself where the words end: 2.25 s.
  await expect(hear).toBeVisible();
  expect(await second()).toBeGreaterThanOrEqual(2.25);
  expect(await second()).toBeLessThan(2.75);

  // In the trash it plays no longer, and the fact says why.
  const trash = 'mutation($id: ID!) { deleteRecording(id: $id) }';
  await callApi(context, origin, trash, { id });
  await page.goto(`/family-tree/person/${anna}`);
  await expect(page.getByText('The recording that proves this is in the trash.')).toBeVisible();
});

test('what a transcript says about the tree is accepted or rejected', async ({
  page,
  context,
  product,
  member: _,
}) => {
  await addPerson(context, product.origin, { given: 'Anna', surname: 'Berg', sex: 'F' });
  const id = await transcribed(context, product, 'Beginnings');
  await open(page, `/voice-recordings/${id}`);
  const found = page.getByRole('region', { name: 'In the family tree' });
  await expect(found.getByText('Birth: 1931, Visby')).toBeVisible();
  await looksRight(page, 'proposals');
  await found.getByRole('button', { name: /^Accept .*born in nineteen/ }).click();
  await expect(found.getByText('Birth, 1931, Visby')).toBeVisible();
  await found.getByRole('button', { name: 'Reject “Anna Berg”' }).click();
  await expect(found.getByText('Found in this recording')).toBeHidden();
  await page.reload();
  await expect(found.getByText('Birth, 1931, Visby')).toBeVisible();
  await expect(found.getByText('Found in this recording')).toBeHidden();
});
