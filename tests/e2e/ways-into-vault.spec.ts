import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

/** A folder as a camera leaves it, with a photo in it and one deeper. */
async function cameraFolder(root: string, mark: string): Promise<string> {
  const cat = await readFile('tests/fixtures/media/cat.jpg');
  const folder = path.join(root, mark);
  await mkdir(path.join(folder, 'deeper'), { recursive: true });
  for (const name of ['one.jpg', 'deeper/two.jpg']) {
    const content = Buffer.concat([cat, Buffer.from(`${mark} ${name}`)]);
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

/** Drops files of this machine, as a person does: a script cannot make a drop that holds a folder. */
async function drop(page: Page, files: string[]): Promise<void> {
  const box = await page.getByText('You can also drop files').boundingBox();
  if (!box) throw new Error('there is nothing to drop files on');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
  }
}

test('a member drops a folder, chooses one, takes a photo and pastes one, and each arrives', async ({
  page,
  member: _,
}, testInfo) => {
  test.slow();
  await page.goto('/memory-vault/add');
  await new MemberShell(page).ready();
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing is waiting.')).toBeVisible();

  await drop(page, [await cameraFolder(testInfo.outputPath('dropped'), 'dropped')]);
  await expect(main.getByText('All 2 files are in your vault.')).toBeVisible({ timeout: 30_000 });

  await main
    .locator('input[webkitdirectory]')
    .setInputFiles(await cameraFolder(testInfo.outputPath('chosen'), 'chosen'));
  await expect(main.getByText('All 4 files are in your vault.')).toBeVisible({ timeout: 30_000 });

  await main.locator('input[capture=environment][accept="image/*"]').setInputFiles({
    name: 'image.jpg',
    mimeType: 'image/jpeg',
    buffer: await readFile('tests/fixtures/media/rocket-mirrored.jpg'),
  });
  await expect(main.getByText('All 5 files are in your vault.')).toBeVisible({ timeout: 30_000 });

  const pasted = await readFile('tests/fixtures/media/grass.webp', 'base64');
  await page.evaluate((base64) => {
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([content], 'image.webp', { type: 'image/webp' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, pasted);
  await expect(main.getByText('All 6 files are in your vault.')).toBeVisible({ timeout: 30_000 });
});
