import type { Page } from '@playwright/test';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { UsersPlace } from '../page-models/admin/users-place.ts';

const inBrowser = (page: Page) =>
  new ConsolePage(page, async (query) => {
    await page.goto(query ? `/admin?${query}` : '/admin');
  });

test('an administrator reads the audit log in words, narrows it and exports what is left', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  await inDatabase(
    product,
    `insert into audit_events (at, actor_name, action, subject_kind, subject_name, before, after, reason)
     values (now() - interval '2 days', 'zoe', 'user.delete', 'user', 'user777',
         '{"drafts":0,"recordings":0,"familiesLeft":0}', '{"ownerAsked":false}', 'Asked for it'),
       (now() - interval '1 day', 'zoe', 'export.cut-off', 'export', 'users',
         null, '{"sent":1200,"rows":100003}', null),
       (now(), 'zoe', 'settings.update', 'settings', null, '{"maxFileSize":50}',
         '{"maxFileSize":100}', null)`,
    [],
  );
  const panel = inBrowser(page);
  const users = new UsersPlace(page);
  await panel.open('view=audit');
  await panel.ready();
  const row = (words: string) => users.auditTable.getByRole('row').filter({ hasText: words });
  await expect(row('Deleted user777, nothing lost')).toContainText('Asked for it');
  // K14: what left before the export was canceled.
  await expect(row('Canceled export of users')).toContainText('1,200 of 100,003 rows sent');
  await expect(row('Changed settings')).toContainText('Largest file: 50 → 100');
  // The administrator's own sign-in, which the security log holds.
  await expect(row('Signed in').first()).toBeVisible();
  await expect(users.auditTable).not.toContainText('familiesLeft');

  await page.getByLabel('Kind of act').selectOption({ label: 'Exports and backups' });
  await expect(row('Deleted user777')).toHaveCount(0);
  await expect(row('Canceled export of users')).toBeVisible();
  await page.getByLabel('Kind of act').selectOption({ label: 'Everything' });
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('user777');
  await expect(users.total('1 entry')).toBeVisible();
  await page.reload();
  await expect(users.total('1 entry')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 1 Entry (JSON)' }).click();
  const file = await (await download).createReadStream();
  const lines = (await file.toArray()).join('').trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ action: 'user.delete', actorName: 'zoe' });

  await users.filters.click();
  await users.filter('From').fill('2026-05-04');
  await users.filter('Until').fill('2026-05-01');
  await expect(page.getByText('The first day comes after the last one.')).toBeVisible();
});

test('a press on a name shows what that person did', async ({ page, administrator }) => {
  void administrator;
  const panel = inBrowser(page);
  const users = new UsersPlace(page);
  await panel.open('view=audit&about=SIGN_INS');
  await panel.ready();
  const who = users.auditTable.getByRole('link', { name: /everything they did/ }).first();
  await who.click();
  await expect(page).toHaveURL(/actor=/);
  const all = page.getByRole('button', { name: 'One person only' });
  await expect(all).toBeVisible();
  await all.click();
  await expect(page).not.toHaveURL(/actor=/);
});
