import { randomUUID } from 'node:crypto';
import { expect, test } from '../harness/product-test.ts';
import { faultsOf } from '../harness/axe.ts';
import { readQr } from '../harness/read-qr.ts';
import { advanceClock, linkMailedTo } from '../harness/time-and-mail.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';
import { TellPage } from '../page-models/tell-page.ts';

const own = 'Who built the boat?';
const chosen = 'What did your street sound like in the morning?';

test('a grandmother without an account answers by voice what her family asks, and can take it back', async ({
  page,
  browser,
  product,
  member,
}) => {
  void member;
  test.slow();
  const email = `rosa.${randomUUID()}@example.net`;

  await page.goto('/story-questions');
  await page.getByRole('button', { name: 'Ask someone' }).click();
  await page.getByLabel('What do you call them?').fill('Grandma Rosa');
  await page.getByLabel('Email address').fill(email);
  await page.getByText('Childhood').click();
  await page.getByLabel(chosen).check();
  await page.getByLabel('Questions of your own').fill(own);
  await page.getByRole('button', { name: 'Start asking' }).click();
  const asked = page.getByRole('article', { name: 'Grandma Rosa' });
  await expect(asked.getByText('0 of 2 answered')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await asked.locator('summary', { hasText: 'Their link' }).click();
  const shown = await asked.getByRole('textbox', { name: 'Their link' }).inputValue();
  expect(await readQr(asked.getByRole('img', { name: 'The link as a code' }))).toBe(shown);

  await advanceClock(product, '168h');
  const link = await linkMailedTo(product, email, '/tell/');
  expect(link).toBe(shown);

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const tell = new TellPage(await context.newPage());
  await tell.page.goto(link);
  await expect(tell.question(chosen)).toBeVisible();
  expect(await faultsOf(tell.page, { strict: true })).toEqual([]);
  const overflow = () =>
    tell.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);
  const recorder = new RecorderPage(tell.page);
  await tell.record.focus();
  await tell.page.keyboard.press('Enter');
  await recorder.recordedAtLeast(2);
  await recorder.press('Stop');
  await expect(tell.page.getByRole('heading', { name: 'Your answer' })).toBeFocused();
  expect(await faultsOf(tell.page, { strict: true })).toEqual([]);
  expect(await overflow()).toBe(0);

  // Not sent yet, it is found again after a reload, and a lost line loses nothing.
  await tell.page.reload();
  await tell.record.click();
  await expect(tell.send).toBeVisible();
  await context.setOffline(true);
  await tell.send.click();
  await expect(tell.page.getByText('Your recording is safe on this device')).toBeVisible();
  await context.setOffline(false);
  await tell.send.click();
  await expect(
    tell.said.filter({ hasText: 'Thank you. Your answer is with the family' }),
  ).toBeVisible();
  await expect(tell.question(own)).toBeVisible();
  await expect(async () => {
    await tell.page.reload();
    await expect(tell.answer(chosen).getByRole('button', { name: 'Play' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await tell.answer(chosen).getByRole('button', { name: 'Play' }).click();
  await expect(tell.answer(chosen).getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuenow',
    /^[1-9]/,
  );

  await test.step('who asked finds a notice, and the family the recording', async () => {
    await page.goto('/notifications');
    await expect(page.getByText(`Grandma Rosa answered “${chosen}”`)).toBeVisible();
    const library = new RecorderPage(page);
    await library.open();
    await expect(library.kept(chosen)).toBeVisible();
    await expect(page.getByText('Told by Grandma Rosa')).toBeVisible();
  });

  await test.step('the other question is answered in writing', async () => {
    await tell.page.locator('summary', { hasText: 'Write instead' }).click();
    await tell.page.getByLabel('Your answer in writing').fill('My uncle Karl, over two winters.');
    await tell.page.getByRole('button', { name: 'Send what I wrote' }).click();
    await expect(tell.page.getByText('There is no question waiting for you.')).toBeVisible();
    await page.goto('/story-questions');
    await expect(asked.getByText('2 of 2 answered')).toBeVisible();
    await expect(asked.getByText('My uncle Karl, over two winters.')).toBeVisible();
  });

  await test.step('she adds a photo to an answer, which the family has, and takes it back', async () => {
    await tell
      .answer(own)
      .getByLabel('Add a photo')
      .setInputFiles('tests/fixtures/photos/01-portrait-paris.jpg');
    await expect(tell.page.getByText('Your photo is with the family now.')).toBeVisible();
    const photo = tell.answer(own).getByRole('img', { name: `Your photo for “${own}”` });
    await expect(async () => {
      await tell.page.reload();
      await expect(photo).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await faultsOf(tell.page, { strict: true })).toEqual([]);
    expect(await overflow()).toBe(0);
    await page.goto('/memory-vault');
    await expect(page.getByRole('link', { name: `Photo: ${own}` })).toBeVisible();
    await tell.answer(own).locator('summary', { hasText: 'Delete this photo' }).click();
    await tell.answer(own).getByRole('button', { name: 'Really delete it' }).first().click();
    await expect(tell.page.getByText('Your photo is deleted.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: `Photo: ${own}` })).toHaveCount(0);
  });

  await test.step('what she deletes is gone for everyone', async () => {
    await tell.answer(chosen).locator('summary').click();
    await tell.answer(chosen).getByRole('button', { name: 'Really delete it' }).click();
    await expect(tell.page.getByText('Your answer is deleted.')).toBeVisible();
    const library = new RecorderPage(page);
    await library.open();
    await expect(page.getByText('No recordings yet')).toBeVisible();
  });
  await context.close();
});
