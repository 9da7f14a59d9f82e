import { defaultConsoleTab } from '@infinite/schema/catalogue/admin';
import { isConsolePlace } from '#ipc/channels.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import type { WindowName } from '#main/ports.ts';
import { placeOnScreen, readWindowPlace, writeWindowPlace } from '#main/window/window-state.ts';

/** The windows at their last positions, and the events they receive. */
export async function setupWindow(app: DesktopApp): Promise<void> {
  const { window, folders, startsHidden } = app.ports;
  window.onPlaced(({ name, ...place }) => {
    writeWindowPlace(folders.userData, name, place).catch((error: unknown) =>
      console.error('The place of the window could not be kept', error),
    );
  });
  window.onWanted((query) => {
    openWindow(app, query).catch((error: unknown) =>
      console.error('A window could not be opened', error),
    );
  });
  app.onChange(() => {
    window.send('state:changed', app.state);
    window.showProgress(app.transfers.progress);
  });
  await openNamed(app, 'main', '', startsHidden);
}

/** A window of its own for a place of the console; an unknown place opens the first one. */
export async function openWindow(app: DesktopApp, query: string): Promise<void> {
  const tab = new URLSearchParams(query).get('tab');
  if (tab !== null && isConsolePlace(tab)) await openNamed(app, tab, query, false);
  else await openNamed(app, defaultConsoleTab, '', false);
}

async function openNamed(
  { ports: { window, folders } }: DesktopApp,
  name: WindowName,
  query: string,
  hidden: boolean,
): Promise<void> {
  const remembered = await readWindowPlace(folders.userData, name);
  await window.open({
    name,
    query,
    hidden,
    bounds: placeOnScreen(remembered?.bounds, window.displays()),
    maximized: remembered?.maximized ?? false,
  });
}
