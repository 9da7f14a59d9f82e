import { deepLinkScheme } from '@infinite/schema/catalogue/desktop';
import { app, ipcMain } from 'electron';
import { join } from 'node:path';
import { readBuild, signedOn } from './updates/build-facts.ts';
import { declareConsoleScheme } from './electron/console-protocol.ts';
import { ConsoleWindows } from './electron/console-windows.ts';
import { DeepLinks } from './electron/deep-links.ts';
import { electronDesk } from './electron/desk.ts';
import { electronKeyring } from './electron/keyring.ts';
import { setupLockDown } from './electron/lock-down.ts';
import { startsHidden } from './electron/login-start.ts';
import { serverSession } from './electron/server-session.ts';
import { electronUpdates } from './electron/updates.ts';
import { mayOpenOutside } from './security/console-origin.ts';
import type { DesktopApp } from './desktop-app.ts';
import { startDesktop } from './start-desktop.ts';
import { nodeDisk } from './transfers/node-disk.ts';

let desktop: DesktopApp | null = null;
const window = new ConsoleWindows(join(__dirname, '..'));
const links = new DeepLinks(() => window.focus());

// A second start passes its link to the first instance, which comes to the front, and exits.
if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  declareConsoleScheme();
  app.setAsDefaultProtocolClient(deepLinkScheme);
  links.listen();
  setupLockDown(
    (url) => {
      const origin = desktop?.book.active?.origin ?? null;
      if (mayOpenOutside(url, origin)) void desktop?.ports.desk.openExternal(url);
    },
    (url) => window.want(url),
  );
  setupQuit();
  app
    .whenReady()
    .then(open)
    .catch((error: unknown) => {
      console.error('The application could not start', error);
      app.exit(1);
    });
}

async function open(): Promise<void> {
  const build = await readBuild(app.getAppPath());
  const updates = await electronUpdates(build.updateKeys, {
    before: () => void (window.quitting = true),
    failed: () => void (window.quitting = false),
  });
  const { electron, chrome, node } = process.versions;
  desktop = await startDesktop({
    about: {
      version: app.getVersion(),
      platform: process.platform,
      development: !app.isPackaged,
      build: {
        runtime: `Electron ${electron} · Chromium ${chrome} · Node ${node}`,
        signed: signedOn(build, process.platform),
        feed: updates?.feed ?? null,
      },
    },
    startsHidden: startsHidden(),
    folders: { userData: app.getPath('userData') },
    clock: {
      now: () => new Date(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    disk: nodeDisk,
    keyring: electronKeyring,
    server: serverSession,
    window,
    ipc: {
      handle: (channel, answer) =>
        ipcMain.handle(channel, ({ senderFrame }, payload: unknown) =>
          answer(
            { url: senderFrame?.url ?? '', isMainFrameOfWindow: window.isTopFrame(senderFrame) },
            payload,
          ),
        ),
    },
    desk: electronDesk((listener) => links.hand(listener)),
    updates: updates?.port ?? null,
  });
}

/** Stops downloads and removes their temporary files, then writes the session to disk. */
function setupQuit(): void {
  let mayEnd = false;
  app.on('before-quit', (event) => {
    window.quitting = true;
    if (mayEnd || !desktop) return;
    event.preventDefault();
    const ending = Promise.all([desktop.transfers.stopAll(), desktop.vault.settled()]);
    void ending.finally(() => {
      mayEnd = true;
      app.quit();
    });
  });
  app.on('activate', () => window.focus());
}
