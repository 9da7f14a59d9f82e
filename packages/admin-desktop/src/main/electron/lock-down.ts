import { app, type Session } from 'electron';
import { isConsolePage } from '#main/security/console-origin.ts';
import { parseUrl } from '#main/security/parse-url.ts';

/** No camera, location, notifications or devices: the console needs none of them. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) =>
    // Copying a link or a table is a user action on our own page.
    answer(permission === 'clipboard-sanitized-write'),
  );
  session.setPermissionCheckHandler(
    (_contents, permission) => permission === 'clipboard-sanitized-write',
  );
  session.setDevicePermissionHandler(() => false);
}

/** Blocks every request to another origin, even without the Content-Security-Policy. */
export function loadNothingFromElsewhere(session: Session): void {
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const inside = ['data:', 'blob:', 'devtools:'].includes(parseUrl(url)?.protocol ?? '');
    const own = inside || isConsolePage(url);
    answer({ cancel: !own });
  });
  session.on('will-download', (event) => event.preventDefault());
}

/** For all pages: no navigation, no new windows but those of our own places, no embeds. */
export function setupLockDown(
  openOutside: (url: string) => void,
  openWindow: (url: string) => void,
): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event, url) => {
      if (isConsolePage(url)) return;
      event.preventDefault();
      openOutside(url);
    });
    contents.on('will-redirect', (event, url) => {
      if (!isConsolePage(url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      // Such as a link that was pressed with Ctrl. Main opens it, with its own preferences.
      if (isConsolePage(url)) openWindow(url);
      else openOutside(url);
      return { action: 'deny' };
    });
  });
}
