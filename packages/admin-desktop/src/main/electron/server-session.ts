import { session } from 'electron';
import type { ServerSession, SessionCookie } from '#main/ports.ts';
import { denyPermissions } from './lock-down.ts';

/** A cookie jar in memory (no `persist:`): the vault persists the session. */
export function serverSession(profileId: string): ServerSession {
  const jar = session.fromPartition(`server-${profileId}`, { cache: false });
  denyPermissions(jar);
  return {
    // Uses the proxy and certificates of the operating system, like a browser.
    fetch: (url, init) => jar.fetch(url, { ...init, credentials: 'include' }),
    cookies: async () => (await jar.cookies.get({})).map(kept),
    restore: async (origin, cookies) => {
      for (const cookie of cookies) await jar.cookies.set({ ...cookie, url: origin });
    },
    clear: () => jar.clearStorageData(),
    onCookiesChanged: (listener) => void jar.cookies.on('changed', () => listener()),
  };
}

function kept(cookie: Electron.Cookie): SessionCookie {
  return {
    name: cookie.name,
    value: cookie.value,
    path: cookie.path ?? '/',
    secure: cookie.secure ?? false,
    httpOnly: cookie.httpOnly ?? false,
    sameSite: cookie.sameSite,
    ...(cookie.expirationDate === undefined ? {} : { expirationDate: cookie.expirationDate }),
  };
}
