import type { GrowthSourceName } from '@infinite/schema/catalogue/growth';
import { sourceOf } from '@infinite/schema/growth/source-of';

/** The class of this page's referrer; null within the site. Not stored. */
export function sourceOfThisPage(): GrowthSourceName | null {
  return sourceOf({
    search: window.location.search,
    referrer: document.referrer,
    ownHost: window.location.host,
  });
}

let reported = false;

/** Reports once a page that the sign-in was opened, without waiting for a response. */
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
