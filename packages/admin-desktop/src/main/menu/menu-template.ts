import { consoleTabNames, exportKinds, type ExportKind } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { desktopWords } from '#desktop.en.ts';
import type { Destination, DialogName } from '#ipc/channels.ts';
import type { MenuEntry } from '#main/ports.ts';

export interface MenuActs {
  go(destination: Destination): void;
  openDialog(name: DialogName): void;
  /** The place that is shown, once more. */
  newWindow(): void;
  exportCsv(kind: ExportKind): void;
  /** Null if the build does not update itself: then there is no such entry. */
  checkForUpdates: (() => void) | null;
  openWebsite(): void;
  quit(): void;
}

const { menu: words } = desktopWords;
const exportLabels: Record<ExportKind, string> = {
  users: words.exportUsers,
  memories: words.exportMemories,
  messages: words.exportMessages,
  subscribers: words.exportSubscribers,
  audit: words.exportAudit,
};

/** The menu bar; the places of the console have Ctrl+1 … Ctrl+5 (Cmd on a Mac). */
export function menuTemplate(
  acts: MenuActs,
  { connected, mac, development }: { connected: boolean; mac: boolean; development: boolean },
): MenuEntry[] {
  const file: MenuEntry[] = [
    {
      label: words.newWindow,
      enabled: connected,
      accelerator: 'CmdOrCtrl+N',
      click: () => acts.newWindow(),
    },
    { type: 'separator' },
    ...exportKinds.map((kind, index) => ({
      label: exportLabels[kind],
      enabled: connected,
      accelerator: `CmdOrCtrl+Shift+${index + 1}`,
      click: () => acts.exportCsv(kind),
    })),
    { type: 'separator' },
    {
      label: words.files,
      enabled: connected,
      accelerator: 'CmdOrCtrl+Shift+F',
      click: () => acts.openDialog('files'),
    },
    { label: words.servers, accelerator: 'CmdOrCtrl+,', click: () => acts.openDialog('profiles') },
    { type: 'separator' },
    { label: words.quit, accelerator: 'CmdOrCtrl+Q', click: () => acts.quit() },
  ];
  const go: MenuEntry[] = consoleTabNames.map((tab, index) => ({
    label: adminConsoleWords.tabs[tab],
    enabled: connected,
    accelerator: `CmdOrCtrl+${index + 1}`,
    click: () => acts.go({ tab, params: {} }),
  }));
  return [
    ...(mac ? [{ role: 'appMenu' }] : []),
    { label: words.file, submenu: file },
    { role: 'editMenu', label: words.edit },
    { label: words.go, submenu: go },
    { label: words.view, submenu: viewEntries(development) },
    { role: 'windowMenu' },
    {
      label: words.help,
      submenu: [
        { label: words.website, enabled: connected, click: () => acts.openWebsite() },
        { type: 'separator' },
        ...(acts.checkForUpdates
          ? [{ label: words.checkForUpdates, click: acts.checkForUpdates }]
          : []),
        { label: words.about, click: () => acts.openDialog('about') },
      ],
    },
  ];
}

function viewEntries(development: boolean): MenuEntry[] {
  return [
    { role: 'reload' },
    ...(development ? [{ role: 'toggleDevTools' }] : []),
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ];
}
