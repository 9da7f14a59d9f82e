import type { DesktopApp } from '#main/desktop-app.ts';
import { placeOnScreen, readWindowPlace, writeWindowPlace } from '#main/window/window-state.ts';

/** The only window, at its last position, and the events it receives. */
export async function setupWindow(app: DesktopApp): Promise<void> {
  const { window, folders } = app.ports;
  window.onPlaced((place) => {
    writeWindowPlace(folders.userData, place).catch((error: unknown) =>
      console.error('The place of the window could not be kept', error),
    );
  });
  app.onChange(() => {
    window.send('state:changed', app.state);
    window.showProgress(app.transfers.progress);
  });
  const remembered = await readWindowPlace(folders.userData);
  await window.open({
    bounds: placeOnScreen(remembered?.bounds, window.displays()),
    maximized: remembered?.maximized ?? false,
  });
}
