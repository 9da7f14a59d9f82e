import { keptRecordings } from '../harness/kept-recordings.ts';
import { expect, test } from '../harness/product-test.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

test.describe('a recording found on this device', () => {
  test.beforeEach(({ member }) => void member);

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

  test('E5: offers a take as soon as the tab that made it is gone, and keeps it at the first press', async ({
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
});
