import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { csvHeaders, FarServer } from '@infinite/admin-desktop/testing/far-server';
import { administratorOf } from '../harness/administrator.ts';
import { expect, test } from '../harness/desktop-test.ts';
import { SmallDisk } from '../harness/small-disk.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { DatabasePlace } from '../page-models/admin/database-place.ts';
import { DesktopPage } from '../page-models/desktop/desktop-page.ts';

test('exports and a backup are kept in the chosen folder, whole, and shown there', async ({
  desktop,
  product,
  folder,
}) => {
  const who = await administratorOf(product);
  const page = new DesktopPage(desktop.page);
  const panel = new ConsolePage(desktop.page, async () => {});
  await page.connect(product.origin);
  await panel.signIn(who.email, who.password);
  await panel.ready();

  await desktop.answerFolder(null);
  await desktop.chooseMenu('File', 'Export Users');
  await expect(page.files).toBeHidden();
  await desktop.answerFolder(folder);
  await desktop.chooseMenu('File', 'Export Users');
  const row = page.file('Users (CSV)');
  await expect(row).toContainText('Saved as users-export-');
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^users-export-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(join(folder, name), 'utf8')).toContain(who.email);
  await row.getByRole('button', { name: 'Show in folder' }).click();
  await expect.poll(() => desktop.shownInFolder()).toEqual([join(folder, name)]);

  await panel.choose('Database');
  const place = new DatabasePlace(desktop.page);
  await place.exportButton('Messages').click();
  await expect(panel.toast('Export Complete')).toContainText(
    'messages data has been exported successfully.',
  );
  // K16: the toast stands above the list, whose buttons can be pressed at once.
  const toast = await panel.toast('Export Complete').boundingBox();
  const list = await page.files.boundingBox();
  expect(toast && toast.y + toast.height).toBeLessThanOrEqual(list?.y ?? 0);
  await place.backup.click();
  const backup = place.row('Backups', 'restored and compared');
  await backup.waitFor({ timeout: 90_000 });
  await backup.getByRole('button', { name: /^Download / }).click();
  await expect(page.file('infinite-connections-backup-')).toContainText('Saved as');
  const kept = await readdir(folder);
  expect(kept.map((file) => file.replaceAll(/[\d-]{6,}.*\./g, '.')).toSorted()).toEqual([
    'infinite-connections-backup.icbackup',
    'messages-export.csv',
    'users-export.csv',
  ]);

  const dialog = await page.openDialog('Files and schedules');
  await expect(dialog).toContainText(folder);
  await dialog.getByLabel('How often').selectOption('Every week');
  await dialog.getByLabel('On', { exact: true }).selectOption('Friday');
  await dialog.getByLabel('At', { exact: true }).fill('07:15');
  await dialog.getByRole('button', { name: 'Add a schedule' }).click();
  await expect(dialog).toContainText('Users, every Friday at 07:15');
  await dialog.getByRole('button', { name: 'Remove: Users' }).click();
  await expect(dialog).toContainText('No export is scheduled.');
});

test.describe('a server that does not behave', () => {
  let far: FarServer;
  test.beforeEach(async () => {
    far = await FarServer.start();
  });
  test.afterEach(() => far.stop());

  test('a page instead of the file, a lost line and a cancelled export leave nothing behind', async ({
    desktop,
    folder,
  }) => {
    const page = new DesktopPage(desktop.page);
    await page.connect(far.origin);
    await expect(page.signIn).toBeVisible();
    const row = page.file('Messages (CSV)');

    far.answer = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wi-Fi</h1>');
    await desktop.chooseMenu('File', 'Export Messages');
    await expect(row).toContainText('something else than the file');

    far.answer = (_, response) => {
      response.writeHead(200, csvHeaders);
      response.write('id\r\n1\r\n', () => response.destroy());
    };
    await row.getByRole('button', { name: 'Try again' }).click();
    await expect(row).toContainText('The connection was lost. Trying again…');
    far.answer = (_, response) => {
      response.writeHead(200, csvHeaders);
      response.write('id\r\n1\r\n');
    };
    await expect(row).toContainText('1 row');
    await row.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toContainText('Cancelled. Nothing was kept.');
    expect(await readdir(folder)).toEqual([]);

    far.answer = (_, response) => void response.writeHead(200, csvHeaders).end('id\r\n1\r\n');
    await row.getByRole('button', { name: 'Try again' }).click();
    await expect(row).toContainText('Saved as messages-export-');
  });

  test('a disk that fills says so and keeps no half file', async ({ desktop, folder }) => {
    const disk = await SmallDisk.mount(join(folder, 'small'), 64);
    test.skip(!disk, 'no small disk can be mounted here; the unit tests fill an injected one');
    const page = new DesktopPage(desktop.page);
    await desktop.answerFolder(join(folder, 'small'));
    await page.connect(far.origin);
    await expect(page.signIn).toBeVisible();
    const line = `${'x'.repeat(1022)}\r\n`;
    far.answer = (_, response) => void response.writeHead(200, csvHeaders).end(line.repeat(512));
    await desktop.chooseMenu('File', 'Export Users');
    await expect(page.file('Users (CSV)')).toContainText('The disk is full.');
    expect(await readdir(join(folder, 'small'))).toEqual([]);
    await disk?.unmount();
  });

  test('a folder that is gone says so', async ({ desktop, folder }) => {
    const gone = join(folder, 'gone');
    await mkdir(gone);
    await desktop.answerFolder(gone);
    const page = new DesktopPage(desktop.page);
    await page.connect(far.origin);
    await expect(page.signIn).toBeVisible();
    const dialog = await page.openDialog('Files and schedules');
    await dialog.getByRole('button', { name: 'Choose a folder…' }).click();
    await expect(dialog).toContainText(gone);
    await rm(gone, { recursive: true });
    far.answer = (_, response) => void response.writeHead(200, csvHeaders).end('id\r\n');
    await desktop.chooseMenu('File', 'Export Users');
    await desktop.page.keyboard.press('Escape');
    await expect(page.file('Users (CSV)')).toContainText('The folder is no longer there.');
  });
});
