import { webhookScreenWords as words } from '@infinite/schema/words/webhooks.en';
import { Button } from '@infinite/ui/button';
import { useId, type ReactNode } from 'react';
import type { WebhookOwner } from './use-webhooks.ts';

interface WebhooksFrameProps {
  owner: WebhookOwner;
  onAdd: () => void;
  children: ReactNode;
}

/** The heading of the webhooks, with the button that adds one: it needs no client of the API. */
export function WebhooksFrame({ owner, onAdd, children }: WebhooksFrameProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-measure">
          <h2 id={heading} className="m-0 text-2xl">
            {words.heading}
          </h2>
          <p className="mt-1 mb-0 text-sm text-ink-soft">
            {owner === 'product' ? words.leadProduct : words.leadOwn}
          </p>
        </div>
        <Button onClick={onAdd}>{words.add}</Button>
      </div>
      {children}
    </section>
  );
}
