import type { DialogName } from '#ipc/channels.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import { menuTemplate } from '#main/menu/menu-template.ts';
import { goTo } from './setup-navigation.ts';
import { openWindow } from './setup-window.ts';

/** The menu bar, rebuilt when a server is chosen or left. */
export function setupMenu(app: DesktopApp): void {
  const { desk, window, about } = app.ports;
  let shownFor: string | null | undefined;
  const openDialog = (name: DialogName) => {
    window.focus();
    window.send('dialog:open', name);
  };
  const draw = () => {
    const origin = app.book.active?.origin ?? null;
    if (origin === shownFor) return;
    shownFor = origin;
    desk.showMenu(
      menuTemplate(
        {
          go: goTo(app),
          openDialog,
          newWindow: () => void openWindow(app, window.query()),
          exportCsv: (kind) => void app.startTransfer({ what: 'export', kind }),
          checkForUpdates:
            app.updates.state &&
            (() => {
              openDialog('about');
              void app.updates.look();
            }),
          openWebsite: () => void (origin && desk.openExternal(origin)),
          quit: () => desk.quit(),
        },
        {
          connected: origin !== null,
          mac: about.platform === 'darwin',
          development: about.development,
        },
      ),
    );
  };
  app.onChange(draw);
  draw();
}
