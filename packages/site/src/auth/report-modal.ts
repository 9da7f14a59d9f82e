import type { GrowthSourceName } from '@infinite/schema/catalogue/growth';
import { sourceOf } from '@infinite/schema/growth/source-of';

/** Where this page was come from, as a class; null from within the site. Kept nowhere. */
export function sourceOfThisPage(): GrowthSourceName | null {
  return sourceOf({
    search: window.location.search,
    referrer: document.referrer,
    ownHost: window.location.host,
  });
}

let reported = false;

/** Tells once a page that the sign-in was opened; nobody waits for it. */
export function reportModal(): void {
  if (reported) return;
  reported = true;
  void fetch('/api/growth/auth-modal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify({ source: sourceOfThisPage() }),
  }).catch(() => undefined);
}
