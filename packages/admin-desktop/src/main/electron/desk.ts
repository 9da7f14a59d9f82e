import { desktopWords } from '#desktop.en.ts';
import { app, dialog, Menu, nativeImage, Notification, shell, Tray } from 'electron';
import type { Desk, MenuEntry } from '#main/ports.ts';
import { loginStart } from './login-start.ts';
import trayTrouble from './icons/tray-trouble.png?inline';
import trayUnknown from './icons/tray-unknown.png?inline';
import trayWell from './icons/tray-well.png?inline';

const trayIcons = { well: trayWell, trouble: trayTrouble, unknown: trayUnknown };

/** @param onDeepLink called with every link that the system opens with this application */
export function electronDesk(onDeepLink: Desk['onDeepLink']): Desk {
  let tray: Tray | null = null;
  /**
   * Keeps a reference, since otherwise a notification and its click handler are garbage-collected.
   */
  const shown = new Set<Notification>();
  return {
    chooseFolder: async (title, from) => {
      const { canceled, filePaths } = await dialog.showOpenDialog({
        title,
        ...(from ? { defaultPath: from } : {}),
        properties: ['openDirectory', 'createDirectory'],
      });
      return canceled ? null : (filePaths[0] ?? null);
    },
    showInFolder: (path) => shell.showItemInFolder(path),
    openExternal: (url) => shell.openExternal(url),
    notify: ({ title, body, onClick }) => {
      if (!Notification.isSupported()) return;
      const notification = new Notification({ title, body });
      const forget = () => shown.delete(notification);
      notification.on('click', () => (forget(), onClick()));
      notification.on('close', forget);
      shown.add(notification);
      notification.show();
    },
    showMenu: (menu) => Menu.setApplicationMenu(Menu.buildFromTemplate(menu.map(item))),
    showTray: ({ state, tooltip, menu }) => {
      const icon = nativeImage.createFromDataURL(trayIcons[state]);
      tray ??= new Tray(icon);
      tray.setImage(icon);
      tray.setToolTip(`${desktopWords.appName} · ${tooltip}`);
      tray.setContextMenu(Menu.buildFromTemplate(menu.map(item)));
    },
    onDeepLink,
    loginStart: loginStart(),
    quit: () => app.quit(),
  };
}

function item(entry: MenuEntry): Electron.MenuItemConstructorOptions {
  if ('submenu' in entry) return { label: entry.label, submenu: entry.submenu.map(item) };
  if ('role' in entry) return { ...entry, role: entry.role as Electron.MenuItem['role'] };
  return entry;
}
