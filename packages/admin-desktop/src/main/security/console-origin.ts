import type { Sender } from '#main/ports.ts';
import { parseUrl } from './parse-url.ts';

/** The console's own address; the handler of this scheme serves nothing but our own files. */
export const consoleScheme = 'app';
export const consoleUrl = `${consoleScheme}://console/index.html`;

/** True for a page of ours. Parsed, never matched as text: `app://console.evil/` is not ours. */
export function isConsolePage(address: string): boolean {
  const url = parseUrl(address);
  return (
    url !== null &&
    url.protocol === `${consoleScheme}:` &&
    url.host === 'console' &&
    url.username === '' &&
    url.password === ''
  );
}

/** Only the window's own top frame, showing our own page, may speak with main. */
export const mayAsk = (sender: Sender): boolean =>
  sender.isMainFrameOfWindow && isConsolePage(sender.url);

/**
 * What may be handed to the system's browser: a page of the server that this profile names, and
 * letters to support. Everything else is refused, whatever the link says.
 */
export function mayOpenOutside(address: string, serverOrigin: string | null): boolean {
  const url = parseUrl(address);
  if (!url) return false;
  if (url.protocol === 'mailto:') return true;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  return url.username === '' && url.password === '' && url.origin === serverOrigin;
}
