import { app } from 'electron';
import { mkdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { desktopWords } from '#desktop.en.ts';
import { autostartEntry, hiddenArgument } from '#main/login/desktop-entry.ts';
import type { Desk } from '#main/ports.ts';
import { writeWhole } from '#main/profiles/profile-file.ts';
import { ownExecutable } from './own-executable.ts';

/** The start at sign-in; null for a copy that runs from its sources. */
export function loginStart(): Desk['loginStart'] {
  if (!app.isPackaged) return null;
  return process.platform === 'linux' ? autostartFile() : loginItem;
}

/** Whether the system started it, so that the window stays hidden. */
export const startsHidden = (): boolean =>
  process.argv.includes(hiddenArgument) ||
  (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin);

const loginItem: Desk['loginStart'] = {
  read: async () => app.getLoginItemSettings({ args: [hiddenArgument] }).openAtLogin,
  write: async (on) => app.setLoginItemSettings({ openAtLogin: on, args: [hiddenArgument] }),
};

/** Electron has no login items on Linux. */
function autostartFile(): Desk['loginStart'] {
  const file = join(app.getPath('appData'), 'autostart', 'infinite-connections-admin.desktop');
  return {
    read: async () => existsSync(file),
    write: async (on) => {
      if (!on) return rm(file, { force: true });
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, autostartEntry(desktopWords.appName, ownExecutable()));
    },
  };
}
