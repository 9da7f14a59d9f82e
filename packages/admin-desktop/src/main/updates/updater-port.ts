import type { AppUpdater } from 'electron-updater';
import type { UpdatesPort } from '#main/ports.ts';

/** What stands around the end of the application. */
export interface Installing {
  /** Called first: windows that hide instead of closing would keep the application running. */
  before(): void;
  /** Called when the application goes on after all. */
  failed(): void;
}

/** electron-updater as main uses it: each step when it is asked for, each failure an exception. */
export function updaterPort(updater: AppUpdater, installing: Installing): UpdatesPort {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = true;
  return {
    check: async () => {
      const found = await updater.checkForUpdates();
      return found?.isUpdateAvailable ? found.updateInfo.version : null;
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
