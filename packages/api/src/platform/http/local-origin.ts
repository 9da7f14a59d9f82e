/** 'localhost', 127.0.0.1 and [::1]: names that no other machine answers to. */
export function isLocalHostname(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

export function isLocalOrigin(origin: string): boolean {
  return isLocalHostname(new URL(origin).hostname);
}
