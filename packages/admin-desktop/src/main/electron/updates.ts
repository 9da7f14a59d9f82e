import { app } from 'electron';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { UpdatesPort } from '#main/ports.ts';
import { updaterPort, type Installing } from '#main/updates/updater-port.ts';

/**
 * The updater of a build that has a feed, else null. electron-builder writes app-update.yml where
 * UPDATE_URL was given (docs/desktop.md); electron-updater is loaded only then.
 */
export async function electronUpdates(installing: Installing): Promise<UpdatesPort | null> {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return null;
  const { autoUpdater } = await import('electron-updater');
  // A folder that was unpacked by hand cannot be replaced by an installer.
  return autoUpdater.isUpdaterActive() ? updaterPort(autoUpdater, installing) : null;
}
