import { webhookScreenWords as words } from '@infinite/schema/words/webhooks.en';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { useId, useState } from 'react';
import { useWebhookActs, useWebhookList, type WebhookOwner } from './use-webhooks.ts';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';
import { WebhookItem } from './webhook-item.tsx';
import { WebhookSecretDialog } from './webhook-secret-dialog.tsx';

/** The webhooks of the product (in the console) or of a member (in their settings). */
export function WebhooksSection({ owner }: { owner: WebhookOwner }) {
  const { webhooks, state, reload } = useWebhookList(owner);
  const acts = useWebhookActs(owner);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-measure">
          {owner === 'product' ? (
            <h3 id={heading} className="m-0 text-xl">
              {words.heading}
            </h3>
          ) : (
            <h2 id={heading} className="m-0 text-2xl">
              {words.heading}
            </h2>
          )}
          <p className="mt-1 mb-0 text-sm text-ink-soft">
            {owner === 'product' ? words.leadProduct : words.leadOwn}
          </p>
        </div>
        <Button onClick={() => setAdding(true)}>{words.add}</Button>
      </div>
      {state === 'failed' || state === 'offline' ? (
        <div className="mt-4">
          <ErrorState title={words.failedTitle} retryLabel={words.retry} onRetry={reload}>
            {words.failedText}
          </ErrorState>
        </div>
      ) : null}
      {state === 'loading' && webhooks.length === 0 ? (
        <p role="status" className="flex items-center gap-3 py-4 text-ink-soft">
          <Spinner className="text-accent" />
          {words.loading}
        </p>
      ) : null}
      {state === 'ready' && webhooks.length === 0 ? (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      ) : null}
      {webhooks.length > 0 ? (
        <ul className="mt-4 list-none border-b border-rule p-0">
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} acts={acts} onSecret={setSecret} />
          ))}
        </ul>
      ) : null}
      <WebhookFormDialog
        open={adding}
        onOpenChange={setAdding}
        onSave={async (input) => setSecret(await acts.create(input))}
      />
      <WebhookSecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </section>
  );
}
