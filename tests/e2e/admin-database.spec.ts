import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { lookAs, sidewaysOf } from '../harness/looks.ts';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { DatabasePlace } from '../page-models/admin/database-place.ts';

async function opened(page: Page, query = ''): Promise<[ConsolePage, DatabasePlace]> {
  const panel = new ConsolePage(page, async (more) => {
    await page.goto(more ? `/cpanel?${more}` : '/cpanel');
  });
  await panel.open(query);
  await panel.ready();
  return [panel, new DatabasePlace(page)];
}

// Journeys of other files may share the product, and have to send.
test.afterAll(async ({ product }) => {
  await inDatabase(product, 'update delivery_hold set held = false, reason = null, since = null');
});

test('an administrator takes users, memories and messages away as whole files', async ({
  page,
  administrator,
}) => {
  const [panel, place] = await opened(page);
  for (const kind of ['Memories', 'Messages', 'Users'] as const) {
    const name = kind.toLowerCase();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      place.exportButton(kind).click(),
    ]);
    await expect(panel.toast('Export Complete')).toContainText(
      `${name} data has been exported successfully.`,
    );
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^${name}-export-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
    );
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.startsWith('\uFEFFid,')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    if (kind === 'Users') expect(csv).toContain(administrator.email);
  }
});

test('an export that breaks off is told as failed and leaves no file; the next one begins anew', async ({
  page,
  administrator,
}) => {
  void administrator;
  const [panel, place] = await opened(page);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.route('**/api/admin/export/users', (route) => route.abort('connectionreset'));
  await place.exportButton('Users').click();
  await expect(panel.toast('Export Failed')).toContainText('Failed to export data.');
  expect(downloads).toEqual([]);
  await page.unroute('**/api/admin/export/users');
  const again = page.waitForEvent('download');
  await place.exportButton('Users').click();
  expect((await again).suggestedFilename()).toMatch(/^users-export-/);
});

test('a backup is made, proven by restoring it, and taken away', async ({
  page,
  administrator,
}) => {
  void administrator;
  const [, place] = await opened(page);
  await place.backup.click();
  const row = place.row('Backups', 'restored and compared').first();
  await expect(row).toContainText('Proven', { timeout: 60_000 });
  await expect(place.lastProven).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Download infinite-connections-backup-/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.icbackup$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString()).toBe('ICSO');
});

test('a job that failed is put back, another is discarded after a question', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  for (const problem of ['the relay was away', 'nobody needs this']) {
    await inDatabase(
      product,
      `insert into jobs.job (name, data, source_name, source_id, source_output)
       values ('send-notice-dead', $1, 'send-notice', $2, $3)`,
      [{ kind: 'FAILED', deliveryId: randomUUID() }, randomUUID(), { message: problem }],
    );
  }
  const [, place] = await opened(page, 'view=jobs');
  const dead = 'Failed jobs';
  await expect(place.row('Job queues', 'send-notice')).toContainText(/[2-9]/);
  await place
    .row(dead, 'the relay was away')
    .getByRole('button', { name: 'Retry the job of send-notice' })
    .click();
  await expect(place.row(dead, 'the relay was away')).toHaveCount(0);
  await place
    .row(dead, 'nobody needs this')
    .getByRole('button', { name: 'Discard the job of send-notice' })
    .click();
  await expect(place.confirmation).toContainText('will not be done, and nobody is notified');
  await place.confirmation.getByRole('button', { name: 'Discard' }).click();
  await expect(place.row(dead, 'nobody needs this')).toHaveCount(0);
});

test('what is stored, the health of the parts and the deliveries are shown as they are', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  const [, place] = await opened(page, 'view=storage');
  await expect(place.figure('Free on the disk')).toContainText('GB');
  await expect(place.row('Migrations of the database', '0001-foundation')).toBeVisible();
  await place.choose('Health');
  await expect(place.part('Database')).toContainText('Works');
  await expect(place.part('Mail')).toContainText('Not configured');
  await expect(place.part('Speech')).toContainText('Not configured');
  await place.choose('Deliveries');
  await expect(place.figure('Failed')).toHaveText(/^Failed\d+$/);
  await page.getByRole('button', { name: 'Hold all sending' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hold all sending?' });
  await dialog.getByRole('button', { name: 'Hold all sending' }).click();
  await expect(dialog.getByText('Say why, for the next operator.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('the relay is moving');
  await dialog.getByRole('button', { name: 'Hold all sending' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'the relay is moving' })).toBeVisible();
  const held = await inDatabase<{ held: boolean }>(product, 'select held from delivery_hold');
  expect(held).toEqual([{ held: true }]);
  await page.getByRole('button', { name: 'Resume sending' }).click();
  await place.confirmation.getByRole('button', { name: 'Resume sending' }).click();
  await expect(page.getByText('Sending is not on hold.')).toBeVisible();
});

test('no place of the database has a fault that axe finds, or scrolls sideways', async ({
  page,
  administrator,
}) => {
  void administrator;
  test.slow();
  for (const view of ['exports', 'jobs', 'storage', 'health', 'deliveries']) {
    await opened(page, `view=${view}`);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    for (const look of [
      { width: 360, colorScheme: 'light' },
      { width: 1440, colorScheme: 'dark' },
    ] as const) {
      await lookAs(page, look);
      expect.soft(await faultsOf(page), `${view} ${look.width} ${look.colorScheme}`).toEqual([]);
      expect.soft(await sidewaysOf(page), `${view} ${look.width}`).toBe(0);
    }
  }
});
