import { webhookScreenWords as words } from '@infinite/schema/words/webhooks.en';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { useState } from 'react';
import { useWebhookActs, useWebhookList, type WebhookOwner } from './use-webhooks.ts';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';
import { WebhookItem } from './webhook-item.tsx';
import { WebhookSecretDialog } from './webhook-secret-dialog.tsx';

interface WebhooksListProps {
  owner: WebhookOwner;
  /** Whether the form for a new one is open. */
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
}

/** The webhooks, each with its acts, and the form for a new one. */
export function WebhooksList({ owner, adding, onAddingChange }: WebhooksListProps) {
  const { webhooks, state, reload } = useWebhookList(owner);
  const acts = useWebhookActs(owner);
  const [secret, setSecret] = useState<string>();
  return (
    <>
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
        onOpenChange={onAddingChange}
        onSave={async (input) => setSecret(await acts.create(input))}
      />
      <WebhookSecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  );
}
