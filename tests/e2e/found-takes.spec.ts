import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { keptRecordings } from '../harness/kept-recordings.ts';
import { expect, test } from '../harness/product-test.ts';
import { advanceClock } from '../harness/time-and-mail.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

const oneSentence = resolve('tests/fixtures/speech/speech-7s.wav');

test.describe('a recording found on this device', () => {
  test.beforeEach(({ member }) => void member);

  test('offers a take again that was stopped but not decided upon, with its title', async ({
    page,
  }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await recorder.recordedAtLeast(1);
    await recorder.stop();
    await recorder.title.fill('Half named');
    await page.reload();
    await expect(recorder.found.getByRole('heading')).toHaveText(
      /We kept a recording from \d+:\d+ [AP]M\./,
    );
    await recorder.found.getByRole('button', { name: 'Listen' }).click();
    await recorder.found.getByRole('button', { name: 'Play' }).click();
    await expect(recorder.found.getByRole('slider', { name: 'Position' })).toBeVisible();
    await recorder.found.getByRole('button', { name: 'Keep it' }).click();
    await expect(recorder.title).toHaveValue('Half named');
    await recorder.keep('Half named');
    await page.reload();
    await expect(recorder.kept('Half named')).toBeVisible();
    await expect(recorder.found).toBeHidden();
  });

  test('E5: discards the copy on the device, and the recording in the library stays', async ({
    page,
    context,
    product,
  }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await recorder.recordedAtLeast(1);
    await recorder.stop();
    const inLibrary = async (): Promise<string[]> =>
      (await keptRecordings(context, product.origin)).map(({ state }) => state);
    await expect.poll(inLibrary).toEqual(['READY']);
    await page.reload();
    await expect(recorder.kept('Voice recording')).toBeVisible();
    await recorder.found.getByRole('button', { name: 'Discard' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('If it is already in your library, it stays there.');
    await dialog.getByRole('button', { name: 'Discard it' }).click();
    await expect(recorder.found).toBeHidden();
    await expect(recorder.kept('Voice recording')).toBeVisible();
    await page.reload();
    await expect(recorder.kept('Voice recording')).toBeVisible();
    await expect(recorder.found).toBeHidden();
    expect(await inLibrary()).toEqual(['READY']);
  });

  test('E5: takes what it deletes out of the list at once, also after a found take is taken up', async ({
    page,
    context,
    product,
  }) => {
    const recorder = new RecorderPage(page);
    await recorder.open();
    await recorder.record();
    await recorder.recordedAtLeast(1);
    await recorder.stop();
    const count = async (): Promise<number> =>
      (await keptRecordings(context, product.origin)).filter(({ state }) => state === 'READY')
        .length;
    await expect.poll(count).toBe(1);
    await page.reload();
    await recorder.found.getByRole('button', { name: 'Keep it', exact: true }).click();
    await recorder.title.waitFor();
    await recorder.press('Record again');
    await page.getByRole('button', { name: 'Delete and record again' }).click();
    // It was in the library before it was found here: it stays, and the page says so.
    await expect(page.getByRole('alert')).toContainText('stays in your library');
    await expect(recorder.kept('Voice recording')).toBeVisible();
    expect(await count()).toBe(1);

    await recorder.record();
    await recorder.recordedAtLeast(1);
    await recorder.stop();
    await expect.poll(count).toBe(2);
    await recorder.press('Record again');
    await page.getByRole('button', { name: 'Delete and record again' }).click();
    await expect.poll(count).toBe(1);
  });

  test('E5: offers a take only when the tab that made it is gone, then at once, and keeps it at the first press', async ({
    page,
    context,
  }) => {
    const making = new RecorderPage(await context.newPage());
    await making.open();
    await making.record();
    await making.recordedAtLeast(1);
    const recorder = new RecorderPage(page);
    await recorder.open();
    await expect(recorder.found).toBeHidden();
    await making.page.close();
    await recorder.found.getByRole('button', { name: 'Keep it', exact: true }).click();
    await recorder.title.waitFor();
    await recorder.keep('From the other tab');
  });

  test('offers what arrived of a take whose device is gone', async ({ page, context, product }) => {
    const headers = { 'Tus-Resumable': '1.0.0', Origin: product.origin };
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const begun = await context.request.post(`${product.origin}/media/uploads`, {
      headers: {
        ...headers,
        'Upload-Defer-Length': '1',
        'Upload-Metadata': `kind ${base64('VOICE')},takeId ${base64(crypto.randomUUID())},origin ${base64('recorded')}`,
      },
    });
    await context.request.patch(new URL(begun.headers()['location']!, product.origin).href, {
      headers: {
        ...headers,
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      },
      data: await readFile(oneSentence),
    });
    await advanceClock(product, '10m');
    const recorder = new RecorderPage(page);
    await recorder.open();
    await expect(page.getByText('Part of a recording from another device arrived')).toBeVisible();
    await recorder.press('Keep what arrived');
    await expect(recorder.kept('Voice recording')).toBeVisible();
  });
});
