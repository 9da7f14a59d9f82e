import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FarServer } from '@infinite/admin-desktop/testing/far-server';
import { expect, runtime, test } from '../harness/desktop-test.ts';
import { ElectronDesktop } from '../harness/electron-desktop.ts';
import { administratorOf } from '../harness/administrator.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { DesktopPage } from '../page-models/desktop/desktop-page.ts';

const without = 'no Electron runtime; windows are opened on injected ports';

const hashOf = (address: string) => new URL(address).hash;

test('a place opens in a window of its own by key and by a pressed Ctrl, and keeps its position', async ({
  start,
  product,
  userData,
}) => {
  // Chromium alone has no windows of the application; their logic has unit tests on injected ports.
  test.skip(runtime === null, without);
  const who = await administratorOf(product);
  const desktop = await start();
  if (!(desktop instanceof ElectronDesktop)) throw new Error('not in Electron');
  const { application, page } = desktop;
  await new DesktopPage(page).connect(product.origin);
  const panel = new ConsolePage(page, async () => {});
  await panel.signIn(who.email, who.password);
  await panel.ready();

  const opened = application.waitForEvent('window');
  await panel.places.getByRole('link', { name: 'Inbox' }).click({ modifiers: ['Control'] });
  const inbox = await opened;
  const other = new ConsolePage(inbox, async () => {});
  await expect(other.sidePlace).toHaveAccessibleName('Inbox');
  expect(hashOf(inbox.url())).toBe('#tab=inbox');
  // The middle button does the same, as in a browser, and the link has the focus on coming back.
  const behind = application.waitForEvent('window');
  const link = panel.places.getByRole('link', { name: 'Operations' });
  await link.click({ button: 'middle' });
  const operations = await behind;
  await expect(new ConsolePage(operations, async () => {}).sidePlace).toHaveAccessibleName(
    'Operations',
  );
  await operations.close();
  await expect(link).toBeFocused();
  // The first window stays where it was.
  await expect(panel.tab('Users')).toHaveAttribute('aria-selected', 'true');

  const bounds = { x: 40, y: 50, width: 800, height: 600 };
  await application.evaluate(({ BrowserWindow }, wanted) => {
    const window = BrowserWindow.getAllWindows().find((one) =>
      one.webContents.getURL().endsWith('#tab=inbox'),
    );
    window?.setBounds(wanted);
  }, bounds);
  const kept = () => readFile(join(userData, 'window-inbox.json'), 'utf8').catch(() => '{}');
  await expect.poll(async () => JSON.parse(await kept()) as object).toMatchObject({ bounds });

  const again = application.waitForEvent('window');
  await desktop.chooseMenu('File', 'New Window');
  const third = await again;
  await third.waitForLoadState();
  expect(hashOf(third.url())).toBe('#tab=inbox');
  expect(
    await application.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length),
  ).toBe(3);
  await application.evaluate(({ BrowserWindow }) => {
    for (const window of BrowserWindow.getAllWindows()) window.close();
  });
  // The main one only hides, so that the application goes on.
  await expect
    .poll(() =>
      application.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().map((window) => window.isVisible()),
      ),
    )
    .toEqual([false]);
});

test('started by the system it shows no window until somebody asks for it', async ({ start }) => {
  test.skip(runtime === null, without);
  const desktop = await start('--hidden');
  if (!(desktop instanceof ElectronDesktop)) throw new Error('not in Electron');
  await expect(new DesktopPage(desktop.page).firstRun).toBeAttached();
  const visible = () =>
    desktop.application.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => window.isVisible()),
    );
  expect(await visible()).toEqual([false]);
  await desktop.openLink('infinite-connections://console/inbox');
  await expect.poll(visible).toEqual([true]);
});

test('several servers are added, switched and removed, and plain http to another computer is refused', async ({
  desktop,
}) => {
  const [first, second] = [await FarServer.start(), await FarServer.start()];
  const page = new DesktopPage(desktop.page);
  await page.connect('http://family.example');
  await expect(page.page.getByText('This address is not encrypted (http)')).toBeVisible();
  await page.connect(first.origin, 'First');
  await expect(page.signIn).toBeVisible();
  let servers = await page.openDialog('Servers');
  await servers.getByRole('textbox', { name: 'Server address' }).fill(second.origin);
  await servers.getByRole('textbox', { name: 'Name on this computer' }).fill('Second');
  await servers.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.page.getByText(second.origin)).toBeVisible();
  servers = await page.openDialog('Servers');
  await servers.getByRole('button', { name: 'Use First' }).click();
  await servers.getByRole('button', { name: 'Remove Second' }).click();
  await page.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.page.keyboard.press('Escape');
  await expect(page.page.getByText(first.origin)).toBeVisible();
  await expect(page.page.getByText(second.origin)).toHaveCount(0);
  await Promise.all([first.stop(), second.stop()]);
});
