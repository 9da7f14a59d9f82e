import type { Ports } from '#main/ports.ts';

/** electron-updater is loaded only where an operator switched updates on. */
export const electronUpdates: Ports['updates'] = {
  start: async ({ url, channel }) => {
    const { autoUpdater } = await import('electron-updater');
    autoUpdater.setFeedURL({ provider: 'generic', url, channel });
    autoUpdater.autoInstallOnAppQuit = true;
    await autoUpdater.checkForUpdatesAndNotify();
  },
};
