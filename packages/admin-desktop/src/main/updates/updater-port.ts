import type { AppUpdater } from 'electron-updater';
import type { KeyObject } from 'node:crypto';
import type { UpdatesPort } from '#main/ports.ts';
import { isSigned } from './update-signature.ts';
import { UpdateRefusal } from './updates.ts';

/** What stands around the end of the application. */
export interface Installing {
  /** Called first: windows that hide instead of closing would keep the application running. */
  before(): void;
  /** Called when the application goes on after all. */
  failed(): void;
}

/** Who may announce a version: the keys that were built in, and the feed of this system. */
export interface Trust {
  keys: readonly KeyObject[];
  feed: string;
}

/** electron-updater as main uses it: each step when it is asked for, each failure an exception. */
export function updaterPort(
  updater: AppUpdater,
  installing: Installing,
  trust: Trust,
): UpdatesPort {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = true;
  updater.allowDowngrade = false;
  return {
    check: async () => {
      const found = await updater.checkForUpdates();
      if (!found?.isUpdateAvailable) return null;
      // The same object is used for the download, so that nothing is fetched unchecked.
      if (!isSigned(trust.feed, found.updateInfo, trust.keys)) {
        throw new UpdateRefusal('signature', `version ${found.updateInfo.version} is not signed`);
      }
      return found.updateInfo.version;
    },
    download: async (onProgress) => {
      const tell = ({ percent }: { percent: number }) => onProgress(percent / 100);
      updater.on('download-progress', tell);
      try {
        await updater.downloadUpdate();
      } finally {
        updater.off('download-progress', tell);
      }
    },
    install: () => {
      // It reports a failure by an event, before it returns.
      const failures: Error[] = [];
      const note = (error: Error) => void failures.push(error);
      updater.on('error', note);
      installing.before();
      try {
        updater.quitAndInstall();
      } finally {
        updater.off('error', note);
      }
      const [failure] = failures;
      if (!failure) return;
      installing.failed();
      throw failure;
    },
  };
}
