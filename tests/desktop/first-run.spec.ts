import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { administratorOf } from '../harness/administrator.ts';
import { expect, test } from '../harness/desktop-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { DesktopPage } from '../page-models/desktop/desktop-page.ts';

test('an administrator chooses the server once, signs in, works, and comes back', async ({
  start,
  product,
}) => {
  const who = await administratorOf(product);
  let desktop = await start();
  let page = new DesktopPage(desktop.page);
  await expect(page.firstRun).toBeVisible();

  for (const [typed, words] of [
    ['', 'This is not an address.'],
    ['ftp://family.example', 'has to begin with https:// or http://'],
    ['https://ann:secret@family.example', 'Leave the name and password out'],
    ['http://family.example', 'This address is not encrypted (http)'],
    ['http://127.0.0.1:9', 'No server answers there.'],
  ] as const) {
    await page.connect(typed);
    await expect(page.page.getByText(words)).toBeVisible();
  }

  await page.connect(product.origin, 'Family');
  await expect(page.signIn).toBeVisible();
  let panel = new ConsolePage(desktop.page, async () => {});
  await panel.signIn(who.email, 'a wrong password');
  await expect(panel.toast('Sign In Failed')).toBeVisible();
  await panel.signIn(who.email, who.password);
  await panel.ready();
  await expect(panel.stat('Total Users')).toContainText(/\d/);
  await panel.choose('Settings');
  await panel.choose('Database');
  expect(new URL(desktop.page.url()).hash).toContain('tab=database');

  await desktop.close();
  desktop = await start();
  page = new DesktopPage(desktop.page);
  panel = new ConsolePage(desktop.page, async () => {});
  await expect(page.page.getByText(product.origin)).toBeVisible();
  // A keyring keeps the session; a machine without one says so and asks again.
  await expect(panel.heading.or(page.signIn)).toBeVisible();
  if (await page.signIn.isVisible()) {
    await expect(page.page.getByText('This computer has no keyring')).toBeVisible();
    await panel.signIn(who.email, who.password);
  }
  await panel.ready();
  await panel.signOut.click();
  await expect(page.signIn).toBeVisible();
});

test('a member who is no administrator is refused, and can sign in as somebody else', async ({
  desktop,
  product,
  member,
}) => {
  const page = new DesktopPage(desktop.page);
  const panel = new ConsolePage(desktop.page, async () => {});
  await page.connect(product.origin);
  await panel.signIn(member.email, member.password);
  await expect(
    desktop.page.getByText("You don't have permission to access this administrative area."),
  ).toBeVisible();
  await desktop.page.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page.signIn).toBeVisible();
});

test('a list of servers that cannot be read is put aside, and nothing of it is lost', async ({
  start,
  userData,
  product,
}) => {
  await writeFile(join(userData, 'profiles.json'), '{"profiles": [');
  const desktop = await start();
  const page = new DesktopPage(desktop.page);
  await expect(page.firstRun).toBeVisible();
  const banner = page.page.getByText('It was put aside as');
  await expect(banner).toBeVisible();
  expect((await readdir(userData)).some((name) => name.startsWith('profiles.set-aside-'))).toBe(
    true,
  );
  await page.page.getByRole('button', { name: 'Understood' }).click();
  // What stands below it moves up when it goes.
  await expect(banner).toBeHidden();

  await page.connect(product.origin, 'One');
  await expect(page.signIn).toBeVisible();
  const servers = await page.openDialog('Servers');
  await servers.getByRole('textbox', { name: 'Server address' }).fill(product.origin);
  await servers.getByRole('button', { name: 'Remove One' }).click();
  const question = desktop.page.getByRole('alertdialog');
  await expect(question).toContainText('Nothing on the server changes');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.firstRun).toBeVisible();
});
