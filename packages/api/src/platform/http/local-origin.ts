/** 'localhost', 127.0.0.1 and [::1]: names that always mean this machine. */
export function isLocalHostname(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

export function isLocalOrigin(origin: string): boolean {
  return isLocalHostname(new URL(origin).hostname);
}
