import { useMutation } from '@apollo/client/react';
import { ReplayFailedWebhookDeliveriesDocument } from '@infinite/schema/generated/graphql';
import { webhookScreenWords as words } from '@infinite/schema/words/webhooks.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { useToast } from '@infinite/ui/use-toast';
import { useState } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { Webhook } from './use-webhooks.ts';

const spans = [1, 24, 168, 720] as const;

/** Resends all failed deliveries of a time range. */
export function WebhookReplay({ webhook, onSent }: { webhook: Webhook; onSent: () => void }) {
  const [hours, setHours] = useState<(typeof spans)[number]>(24);
  const [replay, { loading }] = useMutation(ReplayFailedWebhookDeliveriesDocument);
  const toast = useToast();
  if (!webhook.enabled) return null;
  const send = async () => {
    const now = Date.now();
    try {
      const { data } = await replay({
        variables: {
          endpointId: webhook.id,
          from: new Date(now - hours * 3_600_000).toISOString(),
          // Tolerates a clock slightly behind the server's, so that the newest are included.
          to: new Date(now + 3_600_000).toISOString(),
        },
      });
      const count = data?.replayFailedWebhookDeliveries ?? 0;
      toast.show({ title: words.sentAgainMany(count), tone: count > 0 ? 'success' : 'plain' });
      onSent();
    } catch (error) {
      toast.show({ title: words.failed, description: refusalOf(error).words, tone: 'danger' });
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-3 sm:ms-auto">
      <Field label={words.span} className="min-w-36">
        <Select
          value={hours}
          onChange={({ target }) =>
            setHours(spans.find((span) => span === Number(target.value)) ?? 24)
          }
        >
          {spans.map((span) => (
            <option key={span} value={span}>
              {words.spans[span]}
            </option>
          ))}
        </Select>
      </Field>
      <Button size="sm" pending={loading} onClick={() => void send()}>
        {words.replayFailed}
      </Button>
    </div>
  );
}
