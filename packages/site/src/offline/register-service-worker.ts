/**
 * Installs the service worker, which keeps the offline page on this device; null where there is none:
 * in some browsers, in private windows, and under the development server. The browser looks for a
 * newer one by itself.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return navigator.serviceWorker.register('/sw.js').catch(() => null);
}
