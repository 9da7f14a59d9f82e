/**
 * Installs the service worker, which keeps the offline page on this device. Returns null where service
 * workers do not run: in some browsers, in private windows, and under the development server. The
 * browser checks for a newer version by itself.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return navigator.serviceWorker.register('/sw.js').catch(() => null);
}
