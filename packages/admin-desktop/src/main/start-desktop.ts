import { DesktopApp } from './desktop-app.ts';
import type { Ports } from './ports.ts';
import { setupStanding } from './setup/setup-standing.ts';
import { setupIpc } from './setup/setup-ipc.ts';
import { setupMenu } from './setup/setup-menu.ts';
import { setupDeepLinks } from './setup/setup-navigation.ts';
import { setupOffline } from './setup/setup-offline.ts';
import { setupSchedules } from './setup/setup-schedules.ts';
import { setupUpdates } from './setup/setup-updates.ts';
import { setupWindow } from './setup/setup-window.ts';
import { sweepTemporaryFiles } from './transfers/file-name.ts';

/** Starts the application on any implementation of the ports. */
export async function startDesktop(ports: Ports): Promise<DesktopApp> {
  const app = new DesktopApp(ports);
  await app.book.load(ports.clock.now());
  await app.vault.open();
  await app.readLoginStart();
  for (const { folder } of app.book.all) {
    if (folder) await sweepTemporaryFiles(ports.disk, folder);
  }
  setupIpc(app);
  setupMenu(app);
  await setupWindow(app);
  setupDeepLinks(app);
  setupStanding(app);
  setupSchedules(app);
  setupOffline(app);
  setupUpdates(app);
  return app;
}
