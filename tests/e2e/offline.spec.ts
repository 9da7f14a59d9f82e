import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { keptRecordings } from '../harness/kept-recordings.ts';
import { faultsIn, looks } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

test.use({ serviceWorkers: 'allow' });

const sentence = resolve('tests/fixtures/speech/speech-7s.wav');

/** Opens a member's page and waits until the device has what the offline page needs. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The worker takes the page over once it has kept everything.
    while (!navigator.serviceWorker.controller) {
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
    }
  });
}

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting on this device' });

test('a member records while no page can be reached, and it is sent when one can', async ({
  page,
  context,
  product,
  member,
}) => {
  void member;
  await visitOnce(page);
  await product.kill();

  await page.goto('/future-messages');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const recorder = new RecorderPage(page);
  await recorder.record();
  await recorder.recordedAtLeast(2);
  await recorder.stopButton.click();
  await expect(waiting(page)).toBeVisible();
  await waiting(page).getByRole('textbox', { name: 'Title' }).fill('Said in the valley');
  expect(await faultsOf(page)).toEqual([]);

  // It outlives the page, and a second one joins it.
  await page.reload();
  await expect(waiting(page).getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Said in the valley',
  );
  await recorder.record();
  await recorder.recordedAtLeast(1);
  await recorder.stopButton.click();
  await expect(waiting(page).getByRole('article')).toHaveCount(2);

  await product.run();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('The connection is back.', { exact: true })).toBeVisible();
  await expect(page.getByText('“Said in the valley” is in your recordings now.')).toBeVisible();
  await expect.poll(async () => (await keptRecordings(context, product.origin)).length).toBe(2);
  await page.getByRole('link', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(/\/future-messages$/);
  await recorder.open();
  await expect(recorder.kept('Said in the valley')).toBeVisible();
});

test('what was recorded offline is sent by the next page of its maker', async ({
  page,
  context,
  product,
  member,
}) => {
  void member;
  await visitOnce(page);
  await product.kill();
  await page.goto('/dashboard');
  const recorder = new RecorderPage(page);
  await recorder.record();
  await recorder.recordedAtLeast(2);
  await recorder.stopButton.click();
  await waiting(page).getByRole('textbox', { name: 'Title' }).fill('On the mountain');
  const later = await context.newPage();
  await page.close();
  await product.run();
  await later.goto('/voice-recordings');
  await expect(new RecorderPage(later).kept('On the mountain')).toBeVisible();
});

test('somebody else who signs in does not get what was recorded offline', async ({
  page,
  context,
  product,
  member,
}) => {
  void member;
  await visitOnce(page);
  await product.kill();
  await page.goto('/dashboard');
  const recorder = new RecorderPage(page);
  await recorder.record();
  await recorder.recordedAtLeast(2);
  await recorder.stopButton.click();
  await expect(waiting(page)).toBeVisible();
  await product.run();
  await context.clearCookies();
  await signUp(context, product.origin);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Another person is signed in here now.')).toBeVisible();
  expect(await keptRecordings(context, product.origin)).toEqual([]);
});

test('a recording that a phone shares goes into the family’s recordings', async ({
  page,
  context,
  product,
  member,
}) => {
  void member;
  await visitOnce(page);
  // As the system's share sheet sends it: a form that the browser posts by itself.
  const sound = (await readFile(sentence)).toString('base64');
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'Grandma at the lake.wav', { type: 'audio/wav' }));
    const form = document.createElement('form');
    Object.assign(form, {
      method: 'post',
      action: '/share-target',
      enctype: 'multipart/form-data',
    });
    const input = form.appendChild(document.createElement('input'));
    Object.assign(input, { type: 'file', name: 'files', files: files.files });
    document.body.append(form);
    form.submit();
  }, sound);
  const shared = page.getByRole('region', { name: 'Shared from this device' });
  await expect(shared).toContainText('Grandma at the lake.wav');
  expect(await faultsOf(page)).toEqual([]);
  // Left for now, it is found again.
  await page.goto('/voice-recordings');
  await shared.getByRole('button', { name: 'Put it into our recordings' }).click();
  await expect(shared.getByText('has arrived')).toBeVisible();
  expect(await keptRecordings(context, product.origin)).toHaveLength(1);
  await page.reload();
  await new RecorderPage(page).recordButton.waitFor();
  await expect(shared).toHaveCount(0);
});

test('a share that comes before the application was opened says what to do', async ({
  page,
  product,
  member,
}) => {
  void member;
  const answer = await page.request.post(`${product.origin}/share-target`, {
    multipart: { files: { name: 'a.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(100_000) } },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers()['location']]).toEqual([
    303,
    '/voice-recordings?shared=too-early',
  ]);
  await page.goto('/voice-recordings?shared=too-early');
  await expect(page.getByText('Nothing arrived to be kept')).toBeVisible();
});

test('the offline page can be read and used in every look', async ({ page }) => {
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Record', exact: true }).waitFor();
  for (const look of looks) expect(await faultsIn(page, look), JSON.stringify(look)).toEqual([]);
});
