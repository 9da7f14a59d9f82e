import { WebhooksFrame } from '@infinite/integrations/webhooks-frame';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { createElement, useEffect, useRef, useState } from 'react';

const memberWebhooks = loadOnce(
  async () => (await import('#settings/components/member-webhooks.tsx')).MemberWebhooks,
);

/**
 * Few members have webhooks, and their list brings a client of its own. It loads when the section
 * comes near the window, or when somebody presses the button.
 */
export function WebhooksLater() {
  const [near, setNear] = useState(false);
  const [adding, setAdding] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const MemberWebhooks = useWhenOpened(memberWebhooks, near || adding, () => {
    setNear(false);
    setAdding(false);
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <WebhooksFrame owner="member" onAdd={() => setAdding(true)}>
        {MemberWebhooks && createElement(MemberWebhooks, { adding, onAddingChange: setAdding })}
      </WebhooksFrame>
    </div>
  );
}
