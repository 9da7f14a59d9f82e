import { lazy, Suspense, useEffect, useState } from 'react';

const MemberWebhooks = lazy(() =>
  import('#settings/components/member-webhooks.tsx').then((m) => ({ default: m.MemberWebhooks })),
);

/** Few members have webhooks, so this section loads after the page. */
export function WebhooksLater() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? (
    <Suspense>
      <MemberWebhooks />
    </Suspense>
  ) : null;
}
