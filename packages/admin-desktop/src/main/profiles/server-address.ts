import type { ServerFault } from '#ipc/channels.ts';
import { parseUrl } from '#main/security/parse-url.ts';

export type ServerAddress = { ok: true; url: URL } | { ok: false; reason: ServerFault };

/**
 * What somebody typed, as the origin of a server. Without a scheme it is https, and http for this
 * computer itself. Plain http to another computer is refused: others on the way could read the
 * password. Only the origin counts: a path, query or fragment copied along is dropped.
 */
export function parseServerAddress(typed: string): ServerAddress {
  const text = typed.trim();
  const named = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : withScheme(text);
  const url = parseUrl(named);
  if (!url) return { ok: false, reason: 'not-an-address' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return { ok: false, reason: 'not-http' };
  }
  // It would be stored in plain text in the profile file.
  if (url.username !== '' || url.password !== '') return { ok: false, reason: 'has-password' };
  if (url.hostname === '') return { ok: false, reason: 'not-an-address' };
  if (!isPrivateOnTheWay(url)) return { ok: false, reason: 'not-encrypted' };
  return { ok: true, url: new URL(url.origin) };
}

function withScheme(text: string): string {
  const host = /^(\[[^\]]*\]|[^/:?#]*)/.exec(text)?.[0] ?? '';
  return `${isThisComputer(host) ? 'http' : 'https'}://${text}`;
}

/** Nobody between this computer and the server can read or change what passes. */
export const isPrivateOnTheWay = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isThisComputer(url.hostname));

function isThisComputer(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
