import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { confirmAddress } from '../harness/confirmed-address.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { pressOn } from '../harness/tab-to.ts';
import { MemberShell } from '../page-models/member-shell.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';
import { nameOf, TreeBuilder, type NewPerson } from '../page-models/tree-builder.ts';

test.use({ sharesProduct: true });
test.setTimeout(120_000);

const child = { given: 'Maja', surname: 'Berg', born: '1985' };
const parent = { given: 'Daniel', surname: 'Berg', born: '1950' };
const grandparent = { given: 'Anna', surname: 'Sund', born: 'about 1921' };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}

/** The page of a person, found as a member finds it. */
async function openPerson(page: Page, name: string): Promise<void> {
  await open(page, '/family-tree?view=list');
  await page.getByRole('link', { name }).click();
  await page
    .getByRole('complementary', { name: 'About this person' })
    .getByRole('link', { name: 'Open the page' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await new MemberShell(page).ready();
}

/** Records a story on the page of a person. */
async function recordStory(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Record a story' }).click();
  const recorder = new RecorderPage(page);
  await recorder.record();
  await recorder.recordedAtLeast(5);
  await recorder.stop();
  await recorder.title.fill(title);
  await recorder.recorder.getByRole('button', { name: 'Keep it', exact: true }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const story = page.getByRole('article', { name: title });
  await expect(story.getByRole('button', { name: 'Play' })).toBeVisible();
}

/** Has seconds of a recording prove the birth of a person. */
async function citeBirth(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('link', { name: title }).click();
  await new MemberShell(page).ready();
  await page.getByRole('button', { name: 'Use a part as proof' }).click();
  await page.getByLabel('From (seconds)').fill('2');
  await page.getByLabel('To (seconds)').fill('3.5');
  await page.getByRole('button', { name: 'Use it as proof of…' }).click();
  const dialog = page.getByRole('dialog', { name: 'What does this prove?' });
  await dialog.getByRole('combobox', { name: 'About whom?' }).fill(name);
  await dialog.getByRole('option', { name }).click();
  await dialog.getByLabel('Which fact?').selectOption({ label: `Birth, ABT 1921 (${name})` });
  await dialog.getByRole('button', { name: 'Save the proof' }).click();
  await expect(dialog).toBeHidden();
}

/** Plays what proves the birth, and reads where it began and where it ended. */
async function hearBirth(page: Page, title: string): Promise<{ from: number; to: number }> {
  const hear = page.getByRole('button', { name: /^Hear Birth, ABT 1921, at 0:02$/ });
  const sound = page
    .getByRole('region', { name: 'Facts that were told' })
    .locator(`audio[aria-label="${title}"]`);
  await sound.evaluate((audio: HTMLAudioElement) => {
    audio.addEventListener('playing', () => {
      audio.dataset['from'] = String(audio.currentTime);
    });
  });
  await hear.click();
  await expect(sound).toHaveAttribute('data-from', /\d/);
  // It stops by itself where the words end.
  await expect(hear).toBeVisible();
  return sound.evaluate((audio: HTMLAudioElement) => ({
    from: Number(audio.dataset['from']),
    to: audio.currentTime,
  }));
}

async function downloadArchive(page: Page): Promise<string> {
  await open(page, '/family-tree/files');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^GEDZIP/ }).check();
  await main.getByRole('checkbox', { name: 'Include the details of living people' }).check();
  const coming = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.gdz$/);
  return download.path();
}

async function bringIn(page: Page, path: string): Promise<void> {
  await open(page, '/family-tree/files');
  const main = page.getByRole('main');
  await main.getByLabel('Choose a file').setInputFiles({
    ...{ name: 'bergs.gdz', mimeType: 'application/zip' },
    buffer: await readFile(path),
  });
  await main.getByRole('button', { name: 'Add to our tree' }).click();
  await expect(main.getByRole('heading', { name: 'Your file is in the tree' })).toBeVisible();
}

test('a voice that proves a birth is carried to another family and plays there from its second', async ({
  page,
  product,
  browser,
  member: _,
}) => {
  const builder = new TreeBuilder(page);
  await builder.begin(child);
  await builder.add(nameOf(child), 'Parent', parent);
  await builder.add(nameOf(parent), 'Parent', grandparent);

  await openPerson(page, 'Anna Sund');
  await recordStory(page, 'The mill');
  await citeBirth(page, 'The mill', 'Anna Sund');
  await openPerson(page, 'Anna Sund');
  const here = await hearBirth(page, 'The mill');
  expect(here.from).toBeGreaterThanOrEqual(1.9);
  const archive = await downloadArchive(page);

  const context: BrowserContext = await browser.newContext({ baseURL: product.origin });
  const cousin = await signUp(context, product.origin);
  await confirmAddress(product, cousin.email);
  const there = await context.newPage();
  await bringIn(there, archive);
  await openPerson(there, 'Anna Sund');
  await expect(there.getByRole('article', { name: 'The mill' })).toBeVisible();
  const heard = await hearBirth(there, 'The mill');
  expect(heard.from).toBeGreaterThanOrEqual(1.9);
  expect(heard.from).toBeLessThan(3);
  expect(heard.to).toBeGreaterThanOrEqual(3.5);
  expect(heard.to).toBeLessThan(4);

  // It is theirs: what the first family does to its own leaves it as it is.
  await expect(there.getByRole('main').getByRole('link', { name: 'Daniel Berg' })).toBeVisible();
  await context.close();
});

test('three generations are built with the keyboard alone', async ({ page, member: _ }) => {
  const builder = new TreeBuilder(page);
  const fill = async ({ given, surname, born }: NewPerson) => {
    await expect(page.getByLabel('Given names')).toBeFocused();
    await page.keyboard.type(given);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(surname);
    // Past the sex.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(born ?? '');
    await page.keyboard.press('Enter');
  };
  await open(page, '/family-tree-builder');
  await pressOn(page, page.getByRole('button', { name: 'Add the first person' }));
  await fill(child);
  await expect(builder.person('Maja Berg')).toBeVisible();
  await pressOn(page, builder.person('Maja Berg'));
  for (const added of [parent, grandparent]) {
    await pressOn(page, builder.panel.getByRole('button', { name: '+ Parent' }));
    await fill(added);
    await expect(
      builder.panel.getByRole('heading', { level: 2, name: nameOf(added) }),
    ).toBeVisible();
  }
  await pressOn(page, builder.person('Anna Sund'), 'ArrowDown');
  await expect(builder.person('Daniel Berg')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(builder.person('Maja Berg')).toBeFocused();
});
