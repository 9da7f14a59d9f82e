import type { Destination } from '#ipc/channels.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import { parseDeepLink } from '#main/links/deep-link.ts';

/** Brings the window to the front, at a place of the console. */
export type GoTo = (destination: Destination) => void;

export function goTo({ ports }: DesktopApp): GoTo {
  return (destination) => {
    ports.window.focus();
    ports.window.send('navigate', destination);
  };
}

/** A link from outside only opens a place; an invalid one does nothing. */
export function setupDeepLinks(app: DesktopApp): void {
  app.ports.desk.onDeepLink((link) => {
    const destination = parseDeepLink(link);
    if (destination) goTo(app)(destination);
    else app.ports.window.focus();
  });
}
