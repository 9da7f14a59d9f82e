import type { ServerSession, SessionCookie } from '#main/ports.ts';

/** Node's fetch with cookies, as a session of Electron has them. */
export function cookieJar(): ServerSession {
  let kept: SessionCookie[] = [];
  const listeners: (() => void)[] = [];
  const change = (next: SessionCookie[]) => {
    kept = next;
    for (const listener of listeners) listener();
  };
  return {
    fetch: async (url, init) => {
      const headers = new Headers(init.headers);
      if (kept.length > 0) {
        headers.set('cookie', kept.map(({ name, value }) => `${name}=${value}`).join('; '));
      }
      const response = await fetch(url, { ...init, headers });
      for (const line of response.headers.getSetCookie()) change(withCookie(kept, line));
      return response;
    },
    cookies: async () => kept,
    restore: async (_origin, cookies) => change([...cookies]),
    clear: async () => change([]),
    onCookiesChanged: (listener) => void listeners.push(listener),
  };
}

function withCookie(kept: readonly SessionCookie[], line: string): SessionCookie[] {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at).trim();
  const value = pair.slice(at + 1).trim();
  const others = kept.filter((cookie) => cookie.name !== name);
  const over = attributes.some((text) => /^\s*max-age=0/i.test(text)) || value === '';
  if (over) return others;
  const cookie = {
    name,
    value,
    path: '/',
    secure: false,
    httpOnly: true,
    sameSite: 'lax',
  } as const;
  return [...others, cookie];
}
