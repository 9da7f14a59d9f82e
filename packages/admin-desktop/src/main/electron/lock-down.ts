import { app, type Session } from 'electron';
import { isConsolePage } from '#main/security/console-origin.ts';
import { parseUrl } from '#main/security/parse-url.ts';

/** No camera, no place, no notification by a page, no device: the console needs none. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) =>
    // Copying a link or a table is a reader's own act, asked for by our own page.
    answer(permission === 'clipboard-sanitized-write'),
  );
  session.setPermissionCheckHandler(
    (_contents, permission) => permission === 'clipboard-sanitized-write',
  );
  session.setDevicePermissionHandler(() => false);
}

/** Whatever asks for a resource from elsewhere does not get it, Content-Security-Policy or not. */
export function loadNothingFromElsewhere(session: Session): void {
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const inside = ['data:', 'blob:', 'devtools:'].includes(parseUrl(url)?.protocol ?? '');
    const own = inside || isConsolePage(url);
    answer({ cancel: !own });
  });
  session.on('will-download', (event) => event.preventDefault());
}

/** For every page there ever is: it stays where it is, opens nothing and embeds nothing. */
export function setupLockDown(openOutside: (url: string) => void): void {
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
      openOutside(url);
      return { action: 'deny' };
    });
  });
}
