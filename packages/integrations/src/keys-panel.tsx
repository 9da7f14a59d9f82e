import type { ApiKeyKindName } from '@infinite/schema/catalogue/api-scopes';
import { keysPanelWords as words } from './keys-panel.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { ErrorState } from '@infinite/ui/error-state';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { Spinner } from '@infinite/ui/spinner';
import { useToast } from '@infinite/ui/use-toast';
import { createElement, useState } from 'react';
import { KeyRow } from './key-row.tsx';
import type { KeyOutcome, KeyPage, KeysApi, KeyView } from './keys-api.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useKeys } from './use-keys.ts';

/** With its rules, which few visits need. */
const newKeyDialog = loadOnce(async () => (await import('./new-key-dialog.tsx')).NewKeyDialog);

export interface KeysPanelProps {
  kind: ApiKeyKindName;
  api: KeysApi;
  /** Preloaded with the page; otherwise the list loads itself. */
  first?: KeyPage;
  /** IANA name of the reader's zone. */
  timeZone: string;
}

/** The API keys, with buttons to create and revoke them. */
export function KeysPanel({ kind, api, first, timeZone }: KeysPanelProps) {
  const list = useKeys(api, first);
  const toast = useToast();
  const [making, setMaking] = useState(false);
  const NewKeyDialog = useWhenOpened(newKeyDialog, making, () => setMaking(false));
  const [secret, setSecret] = useState<string | null>(null);
  const [ending, setEnding] = useState<KeyView | null>(null);
  const [replacing, setReplacing] = useState<KeyView | null>(null);
  const [pending, setPending] = useState(false);

  const failed = (outcome: Exclude<KeyOutcome<unknown>, { kind: 'done' }>) => {
    const description = outcome.kind === 'refused' ? outcome.words : words.failed;
    toast.show({ title: words.failedTitle, description, tone: 'danger' });
  };

  const rotate = async (key: KeyView) => {
    setPending(true);
    const outcome = await api.rotate(key.id);
    setPending(false);
    setReplacing(null);
    if (outcome.kind !== 'done') return failed(outcome);
    const { secret: made, apiKey, oldExpiresAt } = outcome.value;
    list.change(key.id, { expiresAt: oldExpiresAt });
    list.add(apiKey);
    setSecret(made);
  };

  const revoke = async (key: KeyView) => {
    setPending(true);
    const outcome = await api.revoke(key.id);
    setPending(false);
    setEnding(null);
    if (outcome.kind === 'done') {
      list.remove(key.id);
      toast.show({ title: words.revokedTitle, description: words.revoked(key.name) });
      return;
    }
    failed(outcome);
  };

  return (
    <section aria-labelledby={`${kind}-keys`}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id={`${kind}-keys`} className="m-0 text-2xl">
          {words[kind].heading}
        </h2>
        <Button onClick={() => setMaking(true)}>{words.create}</Button>
      </div>
      <p className="mt-2 mb-0 max-w-measure text-ink-soft">{words[kind].lead}</p>
      {list.state === 'loading' ? <Spinner label={words.loading} /> : null}
      {list.state === 'failed' ? (
        <ErrorState title={words.loadFailed} onRetry={list.reload} retryLabel={words.retry} />
      ) : null}
      {list.state === 'ready' && list.keys.length === 0 ? (
        <p className="mt-6 border-t border-rule pt-4 text-ink-soft">{words[kind].none}</p>
      ) : null}
      {list.keys.length > 0 ? (
        <ul className="m-0 mt-6 list-none border-t border-rule p-0">
          {list.keys.map((key) => (
            <KeyRow
              key={key.id}
              shown={key}
              timeZone={timeZone}
              showMaker={kind === 'service'}
              onRotate={() => setReplacing(key)}
              onRevoke={() => setEnding(key)}
            />
          ))}
        </ul>
      ) : null}
      {list.next === null ? null : (
        <Button className="mt-4" variant="quiet" onClick={list.more}>
          {words.more}
        </Button>
      )}
      {making && NewKeyDialog
        ? createElement(NewKeyDialog, {
            kind,
            api,
            onClose: () => setMaking(false),
            onMade: (made) => {
              setMaking(false);
              list.add(made.apiKey);
              setSecret(made.secret);
            },
          })
        : null}
      {secret === null ? null : <SecretDialog secret={secret} onDone={() => setSecret(null)} />}
      <ConfirmDialog
        open={replacing !== null}
        onOpenChange={(open) => (open ? undefined : setReplacing(null))}
        title={words.rotateTitle(replacing?.name ?? '')}
        description={words.rotateText}
        confirmLabel={words.rotateConfirm}
        cancelLabel={words.cancel}
        tone="primary"
        pending={pending}
        pendingLabel={words.submitting}
        onConfirm={() => (replacing ? void rotate(replacing) : undefined)}
      />
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(open) => (open ? undefined : setEnding(null))}
        title={words.revokeTitle(ending?.name ?? '')}
        description={words.revokeText}
        confirmLabel={words.revokeConfirm}
        cancelLabel={words.keep}
        pending={pending}
        pendingLabel={words.revoking}
        onConfirm={() => (ending ? void revoke(ending) : undefined)}
      />
    </section>
  );
}
