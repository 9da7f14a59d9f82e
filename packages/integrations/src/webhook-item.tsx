import { instantWords } from '@infinite/schema/words/dates.en';
import { webhookScreenWords as words } from '@infinite/schema/words/webhooks.en';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { deviceZone } from './device-zone.ts';
import type { Webhook, WebhookActs } from './use-webhooks.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';

type Asked = 'edit' | 'rotate' | 'remove';

interface WebhookItemProps {
  webhook: Webhook;
  acts: WebhookActs;
  onSecret: (secret: string) => void;
}

/** One webhook of the list: its address, its status, and its operations. */
export function WebhookItem({ webhook, acts, onSecret }: WebhookItemProps) {
  const [asked, setAsked] = useState<Asked>();
  const [pending, setPending] = useState(false);
  const [open, setOpen] = useState(false);
  const { host } = new URL(webhook.url);
  const during = async (work: () => Promise<unknown>) => {
    setPending(true);
    await work();
    setPending(false);
    setAsked(undefined);
  };
  const act = (label: string, onClick: () => void, more: object = {}) => (
    <Button size="sm" aria-label={words.of(label, host)} onClick={onClick} {...more}>
      {label}
    </Button>
  );
  const closing = (now: boolean) => {
    if (!now) setAsked(undefined);
  };
  return (
    <li className="border-t border-rule py-4">
      <WebhookSummary webhook={webhook} />
      <div className="mt-3 flex flex-wrap gap-2">
        {act(open ? words.hideDeliveries : words.deliveries, () => setOpen(!open), {
          'aria-expanded': open,
        })}
        {webhook.enabled ? act(words.test, () => void acts.ping(webhook.id)) : null}
        {act(words.edit, () => setAsked('edit'))}
        {act(words.rotate, () => setAsked('rotate'))}
        {act(
          webhook.enabled ? words.switchOff : words.switchOn,
          () => void (webhook.enabled ? acts.switchOff : acts.switchOn)(webhook.id),
        )}
        {act(words.remove, () => setAsked('remove'))}
      </div>
      {open ? <WebhookDeliveries webhook={webhook} host={host} /> : null}
      <WebhookFormDialog
        open={asked === 'edit'}
        onOpenChange={closing}
        webhook={webhook}
        onSave={(input) => acts.update(webhook.id, input)}
      />
      <ConfirmDialog
        open={asked === 'rotate'}
        onOpenChange={closing}
        title={words.rotateTitle}
        description={words.rotateText}
        confirmLabel={words.rotateConfirm}
        cancelLabel={words.cancel}
        tone="primary"
        pending={pending}
        onConfirm={() =>
          void during(async () => {
            const secret = await acts.rotate(webhook.id);
            if (secret !== undefined) onSecret(secret);
          })
        }
      />
      <ConfirmDialog
        open={asked === 'remove'}
        onOpenChange={closing}
        title={words.removeTitle}
        description={words.removeText(webhook.url)}
        confirmLabel={words.removeConfirm}
        cancelLabel={words.keep}
        pending={pending}
        onConfirm={() => void during(() => acts.remove(webhook.id))}
      />
    </li>
  );
}

function WebhookSummary({ webhook }: { webhook: Webhook }) {
  const moment = (instant: string) => instantWords(instant, deviceZone());
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="m-0 min-w-0 font-semibold wrap-anywhere">{webhook.url}</p>
        {stateBadge(webhook)}
      </div>
      {webhook.description ? <p className="m-0">{webhook.description}</p> : null}
      <p className="m-0 text-sm text-ink-soft">{webhook.events.join(', ')}</p>
      <p className="m-0 text-sm text-ink-soft">
        {[
          webhook.switchedOff ? words.switchedOff[webhook.switchedOff] : '',
          webhook.enabled && webhook.failingSince
            ? words.failingSince(moment(webhook.failingSince))
            : '',
          webhook.lastSuccessAt ? words.lastSuccess(moment(webhook.lastSuccessAt)) : '',
          webhook.lastSuccessAt || webhook.failingSince ? '' : words.neverUsed,
          webhook.oldSecretUntil ? words.oldSecret(moment(webhook.oldSecretUntil)) : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

function stateBadge({ enabled, failingSince }: Webhook): ReactNode {
  if (!enabled) return <Badge>{words.stateOff}</Badge>;
  if (failingSince) return <Badge tone="danger">{words.stateFailing}</Badge>;
  return <Badge tone="success">{words.stateOn}</Badge>;
}
